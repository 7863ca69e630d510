/** Which navigations the application intercepts, and which address and language they have; pure, without a browser. */
import { queryKey } from '../language/detect.ts';
import type { Language } from '../language/languages.ts';
import { documentRoute, errorRoute } from '../routes.ts';
import { matchRoute, translatedAddress } from './address.ts';
import type { LoadedPage } from './loaded-page.ts';

/** What the application tells its own `navigate` listener (`NavigateEvent.info`). */
export interface NavigationInfo {
  /** The language that was chosen; without it the address decides. */
  language?: Language;
  /** The navigation is the browser's: a page that is loaded whole, or the way back to the page that is still shown. */
  native?: boolean;
}

/** The part of a `navigate` event that the rules read. */
export type NavigationRequest = Pick<
  NavigateEvent,
  'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange' | 'navigationType' | 'info'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> };

/**
 * Whether the application shows the page that is asked for. Everything else is left to the browser: files, other sites, addresses
 * without a page, loading anew, places on the page, and what the page itself notes in its address.
 */
export function shouldIntercept(request: NavigationRequest): boolean {
  const { destination, navigationType } = request;
  const { language, native } = infoOf(request);
  if (!request.canIntercept || request.downloadRequest !== null || request.formData || native) return false;
  if (navigationType === 'reload' || request.hashChange) return false;
  if (navigationType === 'traverse' || language) return true;
  return !destination.sameDocument && matchRoute(new URL(destination.url).pathname).route !== errorRoute;
}

/** What was said with a request; nothing with a link's or the browser's own. */
export function infoOf({ info }: Pick<NavigationRequest, 'info'>): NavigationInfo {
  return (info ?? {}) as NavigationInfo;
}

/** Whether a page is the one of a path: the same route, document and language. */
export function isPageAt(
  { match, language }: Pick<LoadedPage, 'match' | 'language'>,
  pathname: string,
): boolean {
  const { route, document, prefix } = matchRoute(pathname);
  return route === match.route && document === match.document && (prefix ?? language) === language;
}

/**
 * The address of the same page in another language: its prefix, its slug if it is a policy, and a language that the query
 * asks for follow the choice, or else loading anew would undo it. An address without language stays without.
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
