import { browserSources, detectLanguage, rememberLanguage } from './detect.ts';
import { isLanguage } from './languages.ts';

/** Remembers what is chosen in the language dialog, whose links work before the application runs as they do after. */
export function followChoices(): void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('dialog a[hreflang]') : null;
    if (isLanguage(link?.hreflang)) rememberLanguage(link.hreflang);
  };
  document.addEventListener('click', onClick, true);

  // A page that the browser kept as it was left comes back in the language that was chosen since, with what was typed in it.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || isLanguage(location.pathname.split('/')[1])) return;
    const shown = document.documentElement.lang;
    const wanted = detectLanguage(browserSources(shown));
    if (wanted !== shown) document.querySelector<HTMLElement>(`dialog a[hreflang="${wanted}"]`)?.click();
  });
}
