import { cookie, detectLanguage, sources, storageKey } from './detect.ts';
import { tryOrUndefined } from '../utils/try-or-undefined.ts';
import { isLanguage, type Language } from './languages.ts';

/** Stores a language for the next visit, unless storage is blocked. */
export function storeDetected(language: Language): void {
  tryOrUndefined(() => localStorage.setItem(storageKey, language));
}

/** Stores a choice, and deletes a cookie of another language, which would take precedence. */
export function storeChoice(language: Language): void {
  storeDetected(language);
  if ((detectLanguage([cookie]) ?? language) === language) return;
  // The cookie's domain cannot be read: it may be this host or a parent domain.
  const hosts = location.hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));
  for (const domain of ['', ...hosts.map((host) => `; domain=${host}`)])
    tryOrUndefined(() => (document.cookie = `i18next=; path=/; max-age=0${domain}`));
}

/** Stores choices in the language dialog, whose links work before hydration too. */
export function storeChoices(): void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('dialog a[hreflang]') : null;
    if (isLanguage(link?.hreflang)) storeChoice(link.hreflang);
  };
  document.addEventListener('click', onClick, true);

  // A page from the back/forward cache switches to the language chosen since, and keeps its form contents.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || isLanguage(location.pathname.split('/')[1])) return;
    const wanted = detectLanguage(sources);
    if (wanted !== document.getElementById('root')?.dataset.language)
      document.querySelector<HTMLElement>(`dialog a[hreflang="${wanted}"]`)?.click();
  });
}
