/** The language that a visitor chooses. */
import { browserSources, detectLanguage, rememberLanguage } from '../language/detect.ts';
import { isLanguage } from '../language/languages.ts';

/**
 * Remembers what is chosen in the dialog. Here, because its links work before the application runs as they do
 * after; this is the only place where a choice is remembered.
 */
export function rememberChoices(): void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('dialog a[hreflang]') : null;
    if (isLanguage(link?.hreflang)) rememberLanguage(link.hreflang);
  };
  // First of all listeners: the application reads what is remembered.
  document.addEventListener('click', onClick, true);
}

/**
 * A page that the browser kept as it was left comes back in the language that was chosen since: by the dialog's own
 * link, which changes it in place and keeps what was typed.
 */
export function keepUpWithChoices(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const shown = document.documentElement.lang;
    if (!persisted || isLanguage(location.pathname.split('/')[1])) return;
    const wanted = detectLanguage(browserSources(shown));
    if (wanted !== shown) document.querySelector<HTMLElement>(`dialog a[hreflang="${wanted}"]`)?.click();
  });
}
