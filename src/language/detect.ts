/**
 * The visitor's language, by i18next's order and keys: query, cookie, storage, browser, document. So it agrees with what
 * visitors have stored. Runs before the first paint: nothing in it may throw.
 */
import { isLanguage, type Language } from './languages.ts';

/** The name of the language in the query. */
export const queryKey = 'lng';
/** Its name in local and session storage. */
export const storageKey = 'i18nextLng';

/** Where a language may be named. Reading it may throw (blocked storage), which counts as silence. */
type Source = () => string | readonly string[] | null | undefined;

export const query: Source = () => new URLSearchParams(location.search).getAll(queryKey);

/** This site sets no such cookie. */
export const cookie: Source = () => {
  const value = /(?:^|;\s*)i18next=([^;]*)/u.exec(document.cookie)?.[1];
  return value && decodeURIComponent(value);
};

/** All sources, in their order; the last is the file that was sent. */
export const sources: Source[] = [
  query,
  cookie,
  () => localStorage.getItem(storageKey),
  () => sessionStorage.getItem(storageKey),
  () => (navigator.languages?.length ? navigator.languages : navigator.language),
  () => document.documentElement.lang,
];

/** The first language of ours that one of the sources names. */
export function detectLanguage(among: Source[]): Language | undefined {
  const tags = among.flatMap((read) => attempt(read) ?? []);
  return tags.map(reduceTag).find((language) => language !== undefined);
}

/** Reduces a tag to a language of ours: `en-GB` is `en`, `zh_TW` is `zh`. Anything else is none; never throws. */
export function reduceTag(tag: string): Language | undefined {
  const first = /^\s*([a-z]{2})(?:[-_][a-z0-9_-]{1,30})?\s*$/iu.exec(tag)?.[1]?.toLowerCase();
  return isLanguage(first) ? first : undefined;
}

/** Runs what the browser may forbid, such as a look at its storage; undefined if it throws. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
