/**
 * The visitor's language, found in the specification's order (section 9) with i18next's own keys, so that it
 * agrees with what visitors have stored. Runs before the first paint: nothing in it may throw.
 */
import { defaultLanguage, isLanguage, type Language } from './languages.ts';

/** The name of the language in the query. */
export const queryKey = 'lng';
/** The cookie that is read. This site sets none; one that disagrees with a choice is deleted. */
const cookieKey = 'i18next';
/** The name of the language in local and session storage. */
const storageKey = 'i18nextLng';

/** The parts of the browser that are asked, in this order; a test gives its own. Each may throw, which counts as silence. */
export interface Sources {
  query: () => string[];
  cookie: () => string | null | undefined;
  local: () => string | null;
  session: () => string | null;
  navigator: () => readonly string[];
  page: () => string;
}

/** The sources of the browser. `page` is the language of the file that was sent. */
export function browserSources(page: string): Sources {
  return {
    query: () => new URLSearchParams(location.search).getAll(queryKey),
    cookie: () => cookieValue(document.cookie),
    local: () => localStorage.getItem(storageKey),
    session: () => sessionStorage.getItem(storageKey),
    // An empty or missing list says nothing; the one language may.
    navigator: () => (navigator.languages?.length ? navigator.languages : [navigator.language]),
    page: () => page,
  };
}

/** Finds the language: the first source that names one that we have wins; at the end Portuguese. */
export function detectLanguage({ query, cookie, local, session, navigator, page }: Sources): Language {
  for (const read of [query, cookie, local, session, navigator, page]) {
    const language = firstLanguage(attempt<string | readonly string[] | null | undefined>(read));
    if (language) return language;
  }
  return defaultLanguage;
}

/** The language that the query asks for, if it names one that we have. */
export function languageInQuery({ query }: Pick<Sources, 'query'>): Language | undefined {
  return firstLanguage(attempt(query));
}

function firstLanguage(values: string | readonly string[] | null | undefined): Language | undefined {
  return [values ?? []]
    .flat()
    .map(reduceTag)
    .find((language) => language !== null);
}

/**
 * Reduces a tag to a language of ours: `en-GB` is `en`, `zh_TW` is `zh`.
 * @returns null for anything else; never throws, whatever the value
 */
export function reduceTag(value: string | null | undefined): Language | null {
  const first = /^\s*([a-z]{2})(?:[-_][a-z0-9_-]{1,30})?\s*$/iu.exec(value ?? '')?.[1]?.toLowerCase();
  return isLanguage(first) ? first : null;
}

/** @throws when the value is not encoded as cookies are */
function cookieValue(cookies: string): string | undefined {
  const found = cookies.split(/;\s*/u).find((cookie) => cookie.startsWith(`${cookieKey}=`));
  return found && decodeURIComponent(found.slice(cookieKey.length + 1));
}

/** Keeps a language for the next visit. Blocked storage changes nothing but that. */
export function cacheLanguage(language: Language): void {
  attempt(() => localStorage.setItem(storageKey, language));
}

/** Remembers a choice: it is kept, and the cookie of another language, which would be heard first, deleted. */
export function rememberLanguage(language: Language): void {
  cacheLanguage(language);
  const named = attempt(() => reduceTag(cookieValue(document.cookie)));
  if (!named || named === language) return;
  // A cookie does not say whose it is: this host's, or a domain's above it.
  const hosts = location.hostname.split('.').map((_, index, labels) => labels.slice(index).join('.'));
  for (const domain of ['', ...hosts.map((host) => `; domain=${host}`)])
    attempt(() => (document.cookie = `${cookieKey}=; path=/; max-age=0${domain}`));
}

/** Runs what the browser may forbid, such as a look at its storage; undefined if it throws. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
