/**
 * The visitor's language, found in the specification's order (section 9) with i18next's own keys, so that it
 * agrees with what visitors have stored. Runs in the head script before the first paint: no imports but the
 * list of languages, nothing that may throw.
 */
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/** The name of the language in the query. */
export const queryKey = 'lng';
/** The cookie that is read; this site sets none. */
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
    () => new URLSearchParams(sources.search).getAll(queryKey),
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

/** Remembers the language for the next visit; blocked storage changes nothing but that. */
export function rememberLanguage(language: Language): void {
  attempt(() => localStorage.setItem(storageKey, language));
}
