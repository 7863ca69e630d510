/**
 * The visitor's language, found in the specification's order (section 9) with i18next's own keys, so that it
 * agrees with what visitors have stored. Runs in the head script before the first paint: no imports but the
 * list of languages, nothing that may throw.
 */
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/** The name of the language in the query. */
export const queryKey = 'lng';
/** The cookie that is read. This site sets none; one that disagrees with a choice is deleted. */
const cookieKey = 'i18next';
/** The name of the language in local and session storage. */
const storageKey = 'i18nextLng';

/** The parts of the browser that are asked; a test gives its own. */
export interface Sources {
  search: string;
  cookie: string;
  local: () => string | null;
  session: () => string | null;
  navigator: readonly string[];
  page: string;
}

/**
 * Finds the language: the first source that names one that we have wins; at the end Portuguese.
 * @param sources where to look; reading one may throw (blocked storage), which counts as silence
 */
export function detectLanguage(sources: Sources): Language {
  const candidates: (() => readonly (string | null | undefined)[])[] = [
    () => queryValues(sources.search),
    () => [cookieValue(sources.cookie)],
    () => [sources.local()],
    () => [sources.session()],
    () => sources.navigator,
    () => [sources.page],
  ];
  for (const read of candidates) {
    for (const value of attempt(read) ?? []) {
      const language = reduceTag(value);
      if (language) return language;
    }
  }
  return defaultLanguage;
}

/**
 * Reduces a tag to a language of ours: `en-GB` is `en`, `zh_TW` is `zh`.
 * @returns null for anything else; never throws, whatever the value
 */
export function reduceTag(value: string | null | undefined): Language | null {
  const first = /^\s*([a-z]{2})(?:[-_][a-z0-9_-]{1,30})?\s*$/iu.exec(value ?? '')?.[1]?.toLowerCase();
  return isLanguage(first) ? first : null;
}

/** The language that the query asks for, if it names one that we have. */
export function languageInQuery(search: string): Language | undefined {
  return queryValues(search)
    .map(reduceTag)
    .find((language) => language !== null);
}

function queryValues(search: string): string[] {
  return new URLSearchParams(search).getAll(queryKey);
}

function cookieValue(cookies: string): string | null {
  const found = cookies.split(';').find((cookie) => cookie.trim().startsWith(`${cookieKey}=`));
  return found ? decodeURIComponent(found.split('=')[1] ?? '') : null;
}

/** Runs what the browser may forbid, such as a look at its storage; undefined if it throws. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** The sources of the browser that this runs in. `page` is the language of the file that was sent. */
export function browserSources(page: string): Sources {
  return {
    search: location.search,
    cookie: attempt(() => document.cookie) ?? '',
    local: () => localStorage.getItem(storageKey),
    session: () => sessionStorage.getItem(storageKey),
    navigator: navigator.languages ?? [navigator.language],
    page,
  };
}

/**
 * Remembers a choice for the next visit: in local storage, and by deleting the cookie of another language, which
 * would be heard first. Blocked storage changes nothing but that.
 */
export function rememberLanguage(language: Language): void {
  attempt(() => localStorage.setItem(storageKey, language));
  const named = attempt(() => reduceTag(cookieValue(document.cookie)));
  if (named && named !== language) attempt(deleteCookie);
}

/** Deletes the cookie of this host and path and, since a cookie does not say whose it is, of those above them. */
function deleteCookie(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  const folders = location.pathname.split('/');
  const paths = folders.map((_, index) => folders.slice(0, index + 1).join('/') || '/');
  for (const path of paths) {
    for (const domain of domains) document.cookie = `${cookieKey}=; path=${path}; max-age=0${domain}`;
  }
}
