/**
 * The client-side router: the page that is shown, and the way to the next, by the Navigation API: one listener hears of every link, every choice
 * of language, back and forward. The next page is loaded first and shown when it is whole; one that does not come leaves the
 * visitor and the address where they are. Without the API links load their pages whole.
 */
import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { attempt } from '../language/detect.ts';
import { directionOf, type Language } from '../language/languages.ts';
import { withTimeout } from '../language/with-timeout.ts';
import { documentRoute } from '../routes.ts';
import { matchRoute } from './address.ts';
import type { Announcement, Navigation } from './context.tsx';
import { type LoadedPage, loadPage } from './loaded-page.ts';
import { addressIn, infoOf, isPageAt, shouldIntercept } from './intercept.ts';

/**
 * @param start the page that was prerendered or is taken over
 * @param startSearch the query of its address
 * @returns what components may know and ask for, and what last happened, to be announced
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
      const url = new URL(event.destination.url);
      if (event.hashChange && event.canIntercept && event.navigationType !== 'traverse') {
        const handler = async () => scrollAndFocus(event, url);
        event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
      }
      if (!shouldIntercept(event)) return;
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
        // A view transition takes its time before it calls, and the visitor may have gone on.
        if (event.signal.aborted) return;
        const restoreScroll = anchorScroll();
        // The page may be translated, and then says so itself.
        if (next!.language !== shown.current.language) setLanguage(next!.language);
        shown.current = next!;
        document.title = next!.meta.title;
        flushSync(() => {
          setPage(next!);
          setSearch(location.search);
        });
        correctLanguageInAddress(next!.language);
        if (chosen) restoreScroll();
        else scrollAndFocus(event, url);
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
        // One that is skipped, or not begun in a window that nobody sees, says so by rejecting. That is no failure.
        transition.ready.catch(() => {});
        transition.finished.catch(() => {});
        return transition.updateCallbackDone;
      };
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        // Back and forward cannot always be held up: then the address changes first.
        ...(event.cancelable && { precommitHandler: load }),
        handler,
      });
    };

    // A navigation that a later one made void just before its commit is committed all the same, and its handler not called.
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
    document.documentElement.dataset.running = '';
    // A policy may be asked for by its slug in another language.
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

function changeLanguage(language: Language): void {
  const address = addressIn(location, language);
  if (window.navigation) {
    const history = matchRoute(location.pathname).prefix ? 'push' : 'replace';
    ignoreRejections(navigation.navigate(address, { history, info: { language } }));
  } else if (address === here()) location.reload();
  else location.assign(address);
}

/** An entry of the history may ask for a language that was changed since, or name a policy in it. */
function correctLanguageInAddress(language: Language): void {
  const address = addressIn(location, language);
  if (address === here() || matchRoute(location.pathname).prefix) return;
  history.replaceState(history.state, '', address);
}

function here(): string {
  return location.pathname + location.search + location.hash;
}

/** Whether the server answers at all, whatever it says: `navigator.onLine` knows nothing of a tunnel. */
async function isServerReachable(url: URL): Promise<boolean> {
  const answer = fetch(url, { method: 'HEAD', cache: 'no-store' });
  return withTimeout(answer).then(Boolean, () => false);
}

/** The files of the page are gone where the server answers: a newer release has replaced them. */
function loadDocument(url: URL): void {
  if (url.pathname + url.search === location.pathname + location.search) location.reload();
  else ignoreRejections(navigation.navigate(url.href, { info: { native: true } }));
}

/** The address has changed already, and its page does not come: back to the one that is still shown. */
async function goBack({ navigationType }: NavigateEvent, from: NavigationHistoryEntry): Promise<void> {
  const info = { native: true };
  const back =
    navigationType === 'replace'
      ? navigation.navigate(from.url!, { history: 'replace', info })
      : navigation.traverseTo(from.key, { info });
  ignoreRejections(back);
  await back.finished?.catch(() => {});
}

/** A navigation of our own that a later one makes void says so by rejecting. That is no failure. */
function ignoreRejections({ committed, finished }: NavigationResult): void {
  committed?.catch(() => {});
  finished?.catch(() => {});
}

/** What is open over a page is left behind with the entry it was opened on, also where the page stays the same. */
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

/** Scrolls to an address and gives the focus to the heading of the place that its fragment names, or of the page. */
function scrollAndFocus(event: NavigateEvent, { hash }: URL): void {
  // It takes the focus away, so it comes first.
  event.scroll();
  const id = attempt(() => decodeURIComponent(hash.slice(1)));
  const place = id ? document.querySelector(`main #${CSS.escape(id)}`) : null;
  const heading = (place ?? document.querySelector('main'))?.querySelector<HTMLElement>('h1, h2, h3');
  const element = heading ?? (place as HTMLElement | null);
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** @returns what brings the element that is at the top of the window to the same height again, when its words have changed */
function anchorScroll(): () => void {
  const elements = document.querySelectorAll('main :is(section, section > *, h2, p)');
  const anchor = [...elements].find((element) => element.getBoundingClientRect().top >= 0);
  const before = anchor?.getBoundingClientRect().top ?? 0;
  return () => {
    if (scrollY >= 8 && anchor?.isConnected)
      scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' });
  };
}
