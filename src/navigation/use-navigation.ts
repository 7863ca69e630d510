/**
 * From one screen to the next. The next page is loaded first and shown when it is whole, so the visitor never
 * sees a half-empty page, and a page that cannot be fetched leaves them where they are.
 */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { navigate, usePathname } from 'wouter/use-browser-location';
import { matchRoute, translatedAddress } from '../routing/address.ts';
import { queryKey, rememberLanguage } from '../language/detect.ts';
import { directionOf, type Language } from '../language/languages.ts';
import type { LoadedPage } from '../routing/loaded-page.ts';
import { cachedPage } from '../routing/page-cache.ts';
import type { Navigation, News } from './context.ts';
import { followLinks } from './links.ts';
import { focusTarget, focusTop, keepPlace, nextEntry, restoreScroll, trackScroll } from './position.ts';

export function useNavigation(start: LoadedPage): Navigation {
  const [screen, setScreen] = useState(start);
  const [news, setNews] = useState<News>({ kind: 'none', count: 0 });
  const path = usePathname({ ssrPath: start.path });
  const shown = useRef(screen);
  /** What to do once the screen of the current address is shown; set by a move that we made ourselves. */
  const afterwards = useRef<(() => void) | null>(null);
  /** Counts the moves and choices of language: a page that arrives after a later one is no longer wanted. */
  const latest = useRef(0);

  const report = (kind: News['kind']) => setNews(({ count }) => ({ kind, count: count + 1 }));

  const show = (next: LoadedPage, then: () => void) => {
    const previous = shown.current;
    shown.current = next;
    const apply = () => {
      document.documentElement.lang = next.language;
      document.documentElement.dir = directionOf(next.language);
      document.title = next.meta.title;
      flushSync(() => setScreen(next));
      then();
    };
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const samePage = previous.Page === next.Page;
    if (calm || samePage || !document.startViewTransition) apply();
    else document.startViewTransition(apply);
  };

  const go: Navigation['go'] = (address, options) => {
    const url = new URL(address, location.href);
    const move = ++latest.current;
    cachedPage(url.pathname, languageAt(url.pathname, shown.current.language)).then(
      () => {
        if (move !== latest.current) return;
        const same = url.pathname === location.pathname;
        const replace = options?.replace || same;
        afterwards.current = () => {
          if (url.hash) {
            focusTarget(url.hash, 'instant');
          } else {
            scrollTo({ top: 0, behavior: 'instant' });
            focusTop();
          }
          report('page');
        };
        const state: unknown = replace ? history.state : nextEntry();
        navigate(url.pathname + url.search + url.hash, { replace, state });
        if (same) runAfterwards();
      },
      () => {
        if (move === latest.current) unreachable(url, report);
      },
    );
  };

  const runAfterwards = () => {
    afterwards.current?.();
    afterwards.current = null;
  };

  const onReturn = () => {
    restoreScroll();
    if (!location.hash) focusTop();
    report('page');
  };

  const changeLanguage: Navigation['changeLanguage'] = (language) => {
    const { match } = shown.current;
    const address = translatedAddress(match, language) + searchIn(language) + location.hash;
    const target =
      match.route === 'not-found' ? shown.current.path : new URL(address, location.href).pathname;
    const move = ++latest.current;
    cachedPage(target, language).then(
      (next) => {
        if (move !== latest.current) return;
        rememberLanguage(language);
        const keep = keepPlace();
        show(next, () => {
          keep();
          report('language');
        });
        if (match.route === 'not-found') return;
        const replace = match.prefix === null;
        const state: unknown = replace ? history.state : nextEntry();
        navigate(address, { replace, state });
      },
      () => {
        if (move !== latest.current) return;
        // The address that names its language is in it, whether or not the choice can be remembered.
        const named = translatedAddress(match, language, true) + searchIn(language) + location.hash;
        unreachable(new URL(named, location.href), report);
      },
    );
  };

  // The address has changed: by a move of ours, or by back and forward.
  useEffect(() => {
    const language = languageAt(path, shown.current.language);
    if (shown.current.path === path && shown.current.language === language) return;
    let stale = false;
    cachedPage(path, language).then(
      (next) => {
        if (stale) return;
        if (shown.current.path === next.path && shown.current.language === next.language) return;
        if (afterwards.current) show(next, runAfterwards);
        else show(next, onReturn);
      },
      () => location.reload(),
    );
    return () => {
      stale = true;
    };
  }, [path]);

  // Back and forward between places of one page change no path; the browser no longer scrolls by itself.
  useEffect(
    () =>
      trackScroll(() => {
        latest.current += 1;
        if (location.pathname === shown.current.path) restoreScroll();
      }),
    [],
  );
  useEffect(() => followLinks({ go, language: () => shown.current.language }), []);

  return { page: screen, news, go, changeLanguage };
}

/** The language at an address: its prefix, or the one that is shown. */
function languageAt(path: string, shown: Language): Language {
  return matchRoute(path).prefix ?? shown;
}

/** The query, in which a language that was asked for follows the choice: else loading anew would undo it. */
function searchIn(language: Language): string {
  const query = new URLSearchParams(location.search);
  if (!query.has(queryKey)) return location.search;
  query.set(queryKey, language);
  return `?${query}`;
}

/** Without network the visitor stays. With it, a newer release has replaced our files: load the page anew. */
function unreachable(url: URL, report: (kind: News['kind']) => void): void {
  if (!navigator.onLine) report('offline');
  // With a hash the same address would only be scrolled.
  else if (url.pathname + url.search === location.pathname + location.search) location.reload();
  else location.assign(url);
}
