/**
 * Locale detection: the visitor's language, with i18next's order and keys, which visitors have stored: query, cookie, storage,
 * browser, document. Runs before the first paint and must not throw.
 */
import { isLanguage, type Language } from './languages.ts';
import { tryOrUndefined } from '../utils/try-or-undefined.ts';

/** The key in the query. */
export const queryKey = 'lng';
/** The key in local and session storage. */
export const storageKey = 'i18nextLng';

/** Reads language tags. It may throw (blocked storage), which counts as none. */
type Source = () => string | readonly string[] | null | undefined;

export const query: Source = () => new URLSearchParams(location.search).getAll(queryKey);

/** i18next's cookie; this site does not set it. */
export const cookie: Source = () => {
  const value = /(?:^|;\s*)i18next=([^;]*)/u.exec(document.cookie)?.[1];
  return value && decodeURIComponent(value);
};

/** All sources in their order; the last is the document's language. */
export const sources: Source[] = [
  query,
  cookie,
  () => localStorage.getItem(storageKey),
  () => sessionStorage.getItem(storageKey),
  () => (navigator.languages?.length ? navigator.languages : navigator.language),
  () => document.documentElement.lang,
];

/** The first supported language among the sources. */
export function detectLanguage(among: Source[]): Language | undefined {
  const tags = among.flatMap((read) => tryOrUndefined(read) ?? []);
  return tags.map(reduceTag).find((language) => language !== undefined);
}

/** The supported language of a tag: `en-GB` is `en`, `zh_TW` is `zh`. */
export function reduceTag(tag: string): Language | undefined {
  const first = /^\s*([a-z]{2})(?:[-_][a-z0-9_-]{1,30})?\s*$/iu.exec(tag)?.[1]?.toLowerCase();
  return isLanguage(first) ? first : undefined;
}
