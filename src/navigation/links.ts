/**
 * Links are links: they work without this. When the application runs, a press on one that leads to a page of
 * this site changes the screen in place, and pages that will probably be wanted next are fetched ahead.
 */
import { matchRoute } from '../routing/address.ts';
import type { Language } from '../language/languages.ts';
import { cachedPage } from '../routing/page-cache.ts';
import { isUnmodifiedClick } from '../ui/unmodified-click.ts';
import { focusTarget, nextEntry } from './position.ts';

interface Options {
  go: (address: string) => void;
  language: () => Language;
}

/**
 * Follows all links of the document.
 * @returns a function that stops it
 */
export function followLinks({ go, language }: Options): () => void {
  const onClick = (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    const url = pageOf(event.target);
    if (!url) return;
    event.preventDefault();
    const here = url.pathname === location.pathname && url.search === location.search;
    if (here && url.hash) {
      if (url.hash !== location.hash) history.pushState(nextEntry(), '', url);
      focusTarget(url.hash, 'smooth');
    } else {
      go(url.href);
    }
  };

  const onHint = (event: Event) => {
    const url = pageOf(event.target);
    if (!url || savesData()) return;
    // A page that cannot be fetched ahead is fetched, and its failure told, when it is wanted.
    cachedPage(url.pathname, matchRoute(url.pathname).prefix ?? language()).catch(() => {});
  };

  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onHint, { passive: true });
  document.addEventListener('focusin', onHint);
  document.addEventListener('touchstart', onHint, { passive: true });
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onHint);
    document.removeEventListener('focusin', onHint);
    document.removeEventListener('touchstart', onHint);
  };
}

/** The address of the page that an element's link leads to; null if the browser should follow it by itself. */
function pageOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return null;
  return matchRoute(url.pathname).route === 'not-found' ? null : url;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
