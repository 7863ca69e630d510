/**
 * The client-side router, on the Navigation API: one `navigate` listener handles links, changes of language, back and
 * forward. The next page is loaded before the address changes; if it cannot be fetched, page and address stay. Without
 * the API links are full page loads.
 */
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tryOrUndefined } from '../utils/try-or-undefined.ts';
import { directionOf, type Language } from '../language/languages.ts';
import { hasInput, isTranslated } from '../utils/page-state.ts';
import { withTimeout } from '../utils/with-timeout.ts';
import { documentRoute } from '../routes.ts';
import { matchRoute } from './address.ts';
import type { Announcement, Navigation } from './context.tsx';
import { type LoadedPage, loadPage } from './loaded-page.ts';
import { addressIn, infoOf, isPageAt, shouldIntercept } from './intercept.ts';

/**
 * @param start the page that is prerendered or hydrated
 * @param startSearch its query string
 * @returns the context value, and the last announcement
 */
export function useRouter(start: LoadedPage, startSearch: string): [Navigation, Announcement] {
  const [page, setPage] = useState(start);
  const [search, setSearch] = useState(startSearch);
  const [announcement, announce] = useReducer(announcementReducer, { kind: 'none', count: 0 });
  const shown = useRef(start);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const onNavigate = (event: NavigateEvent) => {
      if (!shouldIntercept(event)) return;
      const url = new URL(event.destination.url);
      const chosen = infoOf(event).language;
      const from = navigation.currentEntry!;
      let next: LoadedPage | undefined;

      const load = async () => {
        try {
          const language = chosen ?? matchRoute(url.pathname).prefix ?? shown.current.language;
          next ??= await withTimeout(loadPage(url.pathname, language));
        } catch (error) {
          const isHere = await isServerReachable(url);
          if (!event.signal.aborted) {
            if (isHere) loadDocument(url);
            else announce('offline');
          }
          throw error;
        }
      };
      const apply = () => {
        // A later navigation may have started before the view transition calls this.
        if (event.signal.aborted) return;
        // Not for the same language: a page translator may have changed `lang`.
        if (next!.language !== shown.current.language) setLanguage(next!.language);
        shown.current = next!;
        document.title = next!.meta.title;
        flushSync(() => {
          setPage(next!);
          setSearch(location.search);
        });
        correctLanguageInAddress(next!.language);
        // After a change of language the browser's scroll anchoring keeps the position.
        if (!chosen) scrollAndFocus(event, url);
        announce(chosen ? 'language' : 'page');
      };
      const handler = async () => {
        try {
          await load();
        } catch {
          return event.signal.aborted ? undefined : goBack(event, from);
        }
        const isStill =
          matchMedia('(prefers-reduced-motion: reduce)').matches || shown.current.Page === next!.Page;
        if (isStill || !document.startViewTransition) return apply();
        const transition = document.startViewTransition(apply);
        // A skipped transition, or one in a hidden window, rejects.
        transition.ready.catch(() => {});
        transition.finished.catch(() => {});
        return transition.updateCallbackDone;
      };
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        // Back and forward may not be cancelable: then the address changes first.
        ...(event.cancelable && { precommitHandler: load }),
        handler,
      });
    };

    // A navigation aborted just before its commit may commit without its handler being called.
    const catchUp = () =>
      setTimeout(() => {
        if (!navigation.transition && !isPageAt(shown.current, location.pathname)) location.reload();
      });

    if (window.navigation) {
      navigation.addEventListener('navigate', onNavigate, { signal });
      navigation.addEventListener('currententrychange', closeAll, { signal });
      for (const type of ['currententrychange', 'navigateerror'])
        navigation.addEventListener(type, catchUp, { signal });
    }
    addEventListener('online', () => announce('none'), { signal });
    document.documentElement.dataset.hydrated = '';
    // The address may have the policy's slug in another language.
    if (shown.current.match.route === documentRoute) correctLanguageInAddress(shown.current.language);
    return () => ending.abort();
  }, []);

  const value = useMemo<Navigation>(() => {
    const changeSearch: Navigation['changeSearch'] = (searchAndHash, how) => {
      history[how](history.state, '', searchAndHash);
      setSearch(location.search);
    };
    return { page, search, changeSearch, changeLanguage };
  }, [page, search]);
  return [value, announcement];
}

async function changeLanguage(language: Language): Promise<void> {
  const address = addressIn(location, language);
  const url = new URL(address, location.href);
  if (isTranslated() && !hasInput() && (await isServerReachable(url))) loadDocument(url);
  else if (window.navigation) {
    const history = matchRoute(location.pathname).prefix ? 'push' : 'replace';
    ignoreRejections(navigation.navigate(address, { history, info: { language } }));
  } else if (address === here()) location.reload();
  else location.assign(address);
}

/** A history entry may name, in its query or slug, a language that was changed since. */
function correctLanguageInAddress(language: Language): void {
  const address = addressIn(location, language);
  if (address === here() || matchRoute(location.pathname).prefix) return;
  history.replaceState(history.state, '', address);
}

function here(): string {
  return location.pathname + location.search + location.hash;
}

/** Whether the server answers, with any status: `navigator.onLine` is not reliable. */
async function isServerReachable(url: URL): Promise<boolean> {
  const answer = fetch(url, { method: 'HEAD', cache: 'no-store' });
  return withTimeout(answer).then(Boolean, () => false);
}

/** A full page load, when the server answers. */
function loadDocument(url: URL): void {
  if (url.pathname + url.search === location.pathname + location.search) location.reload();
  else ignoreRejections(navigation.navigate(url.href, { info: { native: true } }));
}

/** Restores the address of the page still shown, where it changed before loading failed. */
async function goBack({ navigationType }: NavigateEvent, from: NavigationHistoryEntry): Promise<void> {
  const info = { native: true };
  const back =
    navigationType === 'replace'
      ? navigation.navigate(from.url!, { history: 'replace', info })
      : navigation.traverseTo(from.key, { info });
  ignoreRejections(back);
  await back.finished?.catch(() => {});
}

/** A navigation that a later one aborts rejects. */
function ignoreRejections({ committed, finished }: NavigationResult): void {
  committed?.catch(() => {});
  finished?.catch(() => {});
}

/** Closes dialogs and popovers on back and forward, also where the page stays the same. */
function closeAll({ navigationType }: NavigationCurrentEntryChangeEvent): void {
  if (navigationType !== 'traverse') return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
}

function setLanguage(language: Language): void {
  document.getElementById('root')!.dataset.language = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}

function announcementReducer(before: Announcement, kind: Announcement['kind']): Announcement {
  return { kind, count: before.count + 1 };
}

/** Scrolls to the fragment (or restores the position: scroll restoration), and focuses the heading of the fragment or the page. */
function scrollAndFocus(event: NavigateEvent, { hash }: URL): void {
  // First, because it moves the focus.
  event.scroll();
  const id = tryOrUndefined(() => decodeURIComponent(hash.slice(1)));
  const place = id ? document.querySelector(`main #${CSS.escape(id)}`) : null;
  const heading = (place ?? document.querySelector('main'))?.querySelector<HTMLElement>('h1, h2, h3');
  const element = heading ?? (place as HTMLElement | null);
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
