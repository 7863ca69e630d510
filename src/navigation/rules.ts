/** The rules of a move, without a browser: which moves are ours, and which address and language they have. */
import { matchRoute, translatedAddress } from './address.ts';
import { documentRoute, errorRoute } from '../routes.ts';
import { queryKey } from '../language/detect.ts';
import type { Language } from '../language/languages.ts';
import type { LoadedPage } from './loaded-page.ts';

/** What the application tells its own `navigate` listener. */
export interface MoveInfo {
  /** The language that was chosen; without it the address decides. */
  language?: Language;
  /** The visitor is brought back to the address whose page is still shown. */
  restores?: boolean;
  /** The address has changed, and its page was never shown. */
  again?: boolean;
  /** The browser loads the page whole: a newer release has replaced our files. */
  whole?: boolean;
}

/** The part of a `navigate` event that the rules read. */
export type Move = Pick<
  NavigateEvent,
  'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange' | 'navigationType' | 'userInitiated' | 'info'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> };

/**
 * Whether the application shows the page of a move. Everything else is left to the browser: files, other sites,
 * addresses without a page, loading anew, and going back and forward within a page.
 */
export function isOurs(move: Move): boolean {
  const { destination, navigationType } = move;
  const info = infoOf(move);
  if (!move.canIntercept || move.downloadRequest !== null || move.formData || info.restores || info.whole)
    return false;
  if (navigationType === 'reload') return false;
  if (navigationType === 'traverse') return !move.hashChange;
  if (info.language || info.again || staysOnPage(move)) return true;
  // `history.replaceState`: the page has changed already, and only notes it in the address.
  if (destination.sameDocument) return false;
  return matchRoute(new URL(destination.url).pathname).route !== errorRoute;
}

/** Whether a move leads to a place on the page that is shown; to the same one again, too, by a press. */
export function staysOnPage({ destination, hashChange, navigationType, userInitiated, info }: Move): boolean {
  if (navigationType === 'traverse' || info) return false;
  return hashChange || (destination.sameDocument && userInitiated && destination.url.includes('#'));
}

/** What was said with a move; nothing with a link's or the browser's own. */
export function infoOf({ info }: Pick<Move, 'info'>): MoveInfo {
  return (info ?? {}) as MoveInfo;
}

/**
 * The language of the page at a path.
 * @param shown the language that the visitor sees now; theirs, on an address that names none
 */
export function languageAt(pathname: string, shown: Language): Language {
  return matchRoute(pathname).prefix ?? shown;
}

/** Whether a page is the one of a path: the same route, document and language. */
export function fits({ match, language }: Pick<LoadedPage, 'match' | 'language'>, pathname: string): boolean {
  const { route, document, prefix } = matchRoute(pathname);
  const same = route === match.route && document === match.document;
  return same && (prefix ?? language) === language;
}

/**
 * The address of the same page in another language: its prefix, its slug if it is a policy, and a language that
 * the query asks for follow the choice, or else loading anew would undo it. An address without language stays
 * without.
 * @returns path, query and fragment
 */
export function addressIn(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  language: Language,
): string {
  const match = matchRoute(pathname);
  const prefixed = match.prefix ? pathname.replace(/^\/[^/]+/u, `/${language}`) : pathname;
  const path = match.route === documentRoute ? translatedAddress(match, language) : prefixed;
  const query = new URLSearchParams(search);
  if (query.has(queryKey)) query.set(queryKey, language);
  return path + (query.has(queryKey) ? `?${query}` : search) + hash;
}

/** The id that a fragment names. One that cannot be decoded (`#%E0%A4%A`) is taken as it stands. */
export function idOf(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
