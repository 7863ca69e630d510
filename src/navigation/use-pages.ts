/**
 * The page that is shown, and what follows it: address, language, direction, title. The next page is loaded
 * first and shown when it is whole, so the visitor never sees a half-empty page, and a page that cannot be
 * fetched leaves them where they are.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { directionOf, type Language } from '../language/languages.ts';
import { matchRoute, translatedAddress } from './address.ts';
import type { LoadedPage } from './loaded-page.ts';
import { documentRoute } from '../routes.ts';
import type { Announcement, Navigation } from './context.tsx';
import { prefersReducedMotion } from './focus.ts';
import { followMoves, settle } from './follow.ts';
import { prefetchLinks } from './prefetch.ts';
import { addressIn } from './rules.ts';

/**
 * @param start the page that was prerendered or is taken over
 * @param startSearch the query of its address
 * @returns the same navigation for as long as page and query stay: React gives up the HTML of the parts that come
 * when near (`src/ui/late.tsx`), as long as they are not taken over, when anything around them changes; and what last
 * happened, to be announced
 */
export function usePages(start: LoadedPage, startSearch: string): [Navigation, Announcement] {
  const [page, setPage] = useState(start);
  const [search, setSearch] = useState(startSearch);
  const [announcement, setAnnouncement] = useState<Announcement>({ kind: 'none', count: 0 });
  const shown = useRef(page);

  const announce = (kind: Announcement['kind']) =>
    setAnnouncement(({ count }) => ({ kind, count: count + 1 }));

  const show = async (next: LoadedPage, then: () => void) => {
    const { id } = navigation.currentEntry!;
    const apply = () => {
      // A view transition takes its time before it calls: meanwhile the visitor may have gone on.
      if (navigation.currentEntry!.id !== id) return;
      shown.current = next;
      document.documentElement.lang = next.language;
      document.documentElement.dir = directionOf(next.language);
      document.title = next.meta.title;
      flushSync(() => {
        setPage(next);
        setSearch(location.search);
      });
      then();
      noteAddress(next.language);
    };
    const samePage = shown.current.Page === next.Page;
    if (samePage || prefersReducedMotion() || !document.startViewTransition) return apply();
    const transition = document.startViewTransition(apply);
    // One that is skipped, or not begun in a window that nobody sees, says so by rejecting. That is no failure.
    transition.ready.catch(() => {});
    transition.finished.catch(() => {});
    return transition.updateCallbackDone;
  };

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    if (window.navigation) {
      followMoves({ shown: () => shown.current, show, announce, signal });
      prefetchLinks(() => shown.current.language, signal);
    }
    addEventListener('online', () => announce('none'), { signal });
    document.documentElement.dataset.running = '';
    noteSlug(shown.current.language);
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
    settle(navigation.navigate(address, { history, info: { language } }));
  } else {
    replaceAddress(address);
    location.reload();
  }
}

/** An entry of the history may ask for a language that was changed since, or name a policy in it. */
function noteAddress(language: Language): void {
  if (!matchRoute(location.pathname).prefix) replaceAddress(addressIn(location, language));
}

function replaceAddress(address: string): void {
  if (address !== location.pathname + location.search + location.hash) {
    history.replaceState(history.state, '', address);
  }
}

/**
 * A policy may be asked for by its slug in another language. Not before the application runs: until then another address
 * than the one that was loaded is one that Back has led to (`src/boot/follow-history.ts`).
 */
function noteSlug(shown: Language): void {
  const match = matchRoute(location.pathname);
  if (match.route !== documentRoute) return;
  replaceAddress(translatedAddress(match, match.prefix ?? shown) + location.search + location.hash);
}
