/** Pages that will probably be wanted next are fetched ahead. */
import { matchRoute } from './address.ts';
import { errorRoute } from '../routes.ts';
import type { Language } from '../language/languages.ts';
import { cachedPage } from './page-cache.ts';
import { languageAt } from './rules.ts';

/**
 * Fetches the page of a link that a pointer or the focus comes to, unless the visitor saves data.
 * @param shown tells the language that is shown
 * @param signal ends it
 */
export function prefetchLinks(shown: () => Language, signal: AbortSignal): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link?.href || link.target || link.origin !== location.origin || savesData()) return;
    if (matchRoute(link.pathname).route === errorRoute) return;
    // A page that cannot be fetched ahead is fetched, and its failure told, when it is wanted.
    cachedPage(link.pathname, languageAt(link.pathname, shown())).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, prefetch, { passive: true, signal });
  }
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
