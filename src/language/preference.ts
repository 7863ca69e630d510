import { attempt, cookie, detectLanguage, sources, storageKey } from './detect.ts';
import { isLanguage, type Language } from './languages.ts';

/** Keeps a language for the next visit. Blocked storage changes nothing but that. */
export function cacheLanguage(language: Language): void {
  attempt(() => localStorage.setItem(storageKey, language));
}

/** Remembers a choice: it is kept, and the cookie of another language, which would be heard first, deleted. */
export function rememberLanguage(language: Language): void {
  cacheLanguage(language);
  if ((detectLanguage([cookie]) ?? language) === language) return;
  // A cookie does not say whose it is: this host's, or a domain's above it.
  const hosts = location.hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));
  for (const domain of ['', ...hosts.map((host) => `; domain=${host}`)])
    attempt(() => (document.cookie = `i18next=; path=/; max-age=0${domain}`));
}

/** Remembers what is chosen in the language dialog, whose links work before the application runs as they do after. */
export function rememberChoices(): void {
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('dialog a[hreflang]') : null;
    if (isLanguage(link?.hreflang)) rememberLanguage(link.hreflang);
  };
  document.addEventListener('click', onClick, true);

  // A page that the browser kept as it was left comes back in the language that was chosen since, with what was typed in it.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || isLanguage(location.pathname.split('/')[1])) return;
    const wanted = detectLanguage(sources);
    if (wanted !== document.getElementById('root')?.dataset.language)
      document.querySelector<HTMLElement>(`dialog a[hreflang="${wanted}"]`)?.click();
  });
}
