/**
 * Moves between pages, by the Navigation API: one listener hears of every link, every choice of language, back
 * and forward. The page is loaded first; the address changes, and the page is shown, when it is whole. A later
 * move makes an earlier one void by the platform's own rule. Without the API links load their pages whole.
 */
import { withinTime } from '../language/within-time.ts';
import type { LoadedPage } from './loaded-page.ts';
import { cachedPage } from './page-cache.ts';
import { focusTarget, focusTop, keepPlace } from './focus.ts';
import { fits, infoOf, isOurs, languageAt, staysOnPage } from './rules.ts';

interface Options {
  /** Tells which page is shown. */
  shown: () => LoadedPage;
  /**
   * Shows a page and calls `then` once it stands; neither, if a later move has been made before it can.
   * @returns a promise that is kept when it has happened
   */
  show: (page: LoadedPage, then: () => void) => Promise<void>;
  announce: (kind: 'page' | 'language' | 'offline') => void;
  signal: AbortSignal;
}

/** Follows every move of this window, until the signal ends it. */
export function followMoves({ shown, show, announce, signal }: Options): void {
  const onNavigate = (event: NavigateEvent) => {
    if (!isOurs(event)) return;
    const url = new URL(event.destination.url);
    const { language } = infoOf(event);

    if (staysOnPage(event)) {
      const handler = async () => focusTarget(url.hash, 'smooth');
      event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
      return;
    }

    const from = navigation.currentEntry!;
    // Back or forward between two choices on one page: nobody has left it.
    const stays = event.navigationType === 'traverse' && fits(shown(), url.pathname);
    let page: LoadedPage | undefined | null = null;
    const load = async () => {
      page = await loadOrNothing(url, event, language ?? languageAt(url.pathname, shown().language));
    };
    const loadWhole = () => settle(navigation.navigate(url.href, { info: { whole: true } }));
    // Before the address changes, so that whoever answers the browser's question by staying is where they were.
    const loadBeforeCommit = async () => {
      await load();
      if (page) return;
      // A way back would reload the page that is left.
      if (event.destination.sameDocument && event.navigationType !== 'traverse') location.reload();
      else loadWhole();
      throw new Error('The page is loaded whole');
    };

    let keep: () => void;
    const place = () => {
      if (language) {
        keep();
        return announce('language');
      }
      if (stays && !event.signal.aborted) return event.scroll();
      if (url.hash && event.navigationType !== 'traverse') {
        focusTarget(url.hash, 'instant');
      } else {
        if (event.signal.aborted) scrollTo({ top: 0, behavior: 'instant' });
        else event.scroll();
        if (!url.hash) focusTop();
      }
      announce('page');
    };

    const handler = async () => {
      try {
        if (page === null) await load();
      } catch {
        return restore(event, from);
      }
      // The page could not be loaded, but the server answers: a newer release has replaced our files.
      if (!page) {
        await restore(event, from);
        return loadWhole();
      }
      keep = keepPlace();
      return show(page, place);
    };

    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      // Back and forward cannot always be held up: then the address changes first.
      ...(event.cancelable && { precommitHandler: loadBeforeCommit }),
      handler,
    });
  };

  const loadOrNothing = async (
    url: URL,
    event: NavigateEvent,
    language: LoadedPage['language'],
  ): Promise<LoadedPage | undefined> => {
    try {
      return await withinTime(cachedPage(url.pathname, language));
    } catch (error) {
      if (event.signal.aborted) throw error;
      if (await serverAnswers(url)) return undefined;
      if (!event.signal.aborted) announce('offline');
      throw error;
    }
  };

  // Back or forward that was made void just before its commit is committed all the same, and its handler not called.
  let tried = '';
  const catchUp = () =>
    setTimeout(() => {
      const { id } = navigation.currentEntry!;
      if (navigation.transition || id === tried || fits(shown(), location.pathname)) return;
      tried = id;
      settle(navigation.navigate(location.href, { history: 'replace', info: { again: true } }));
    });

  // What is open over a page is left behind with the entry it was opened on, also where the page stays the same.
  const closeAll = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType !== 'traverse') return;
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
  };

  navigation.addEventListener('navigate', onNavigate, { signal });
  navigation.addEventListener('currententrychange', closeAll, { signal });
  navigation.addEventListener('navigateerror', catchUp, { signal });
  navigation.addEventListener('currententrychange', catchUp, { signal });
}

/** How long the server may take to say that it is there, in milliseconds. */
const timeoutMs = 5000;

/** Whether the server answers at all, whatever it says: `navigator.onLine` knows nothing of a tunnel. */
async function serverAnswers(url: URL): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}

/**
 * The address has changed already, and its page cannot be fetched: back to the one that is still shown.
 * @returns a promise that is kept when it has happened, or a later move has come before it
 */
async function restore(event: NavigateEvent, from: NavigationHistoryEntry): Promise<void> {
  if (event.signal.aborted) return;
  const info = { restores: true };
  const back =
    event.navigationType === 'replace'
      ? navigation.navigate(from.url!, { history: 'replace', info })
      : navigation.traverseTo(from.key, { info });
  settle(back);
  await back.finished?.catch(() => {});
}

/** A move of our own that a later one makes void says so by rejecting. That is no failure. */
export function settle({ committed, finished }: NavigationResult): void {
  committed?.catch(() => {});
  finished?.catch(() => {});
}
