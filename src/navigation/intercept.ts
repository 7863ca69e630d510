/** Rules of navigation, without access to the browser: what to intercept, and addresses in another language. */
import { queryKey } from '../language/detect.ts';
import type { Language } from '../language/languages.ts';
import { documentRoute, errorRoute } from '../routes.ts';
import { matchRoute, translatedAddress } from './address.ts';
import type { LoadedPage } from './loaded-page.ts';

/** `NavigateEvent.info` of the application's own navigations. */
export interface NavigationInfo {
  /** The chosen language; by default that of the address. */
  language?: Language;
  /** Not to be intercepted: a full page load, or going back to the page still shown. */
  native?: boolean;
}

/** What the rules read of a `navigate` event. */
export type NavigationRequest = Pick<
  NavigateEvent,
  'canIntercept' | 'downloadRequest' | 'formData' | 'hashChange' | 'navigationType' | 'info'
> & { destination: Pick<NavigationDestination, 'url' | 'sameDocument'> };

/**
 * Whether the application loads the page of a navigation. The browser handles files, other sites, unknown addresses,
 * reloads, fragments, and state that a page keeps in its own address.
 */
export function shouldIntercept(request: NavigationRequest): boolean {
  const { destination, navigationType } = request;
  const { language, native } = infoOf(request);
  if (!request.canIntercept || request.downloadRequest !== null || request.formData || native) return false;
  if (navigationType === 'reload' || request.hashChange) return false;
  if (navigationType === 'traverse' || language) return true;
  return !destination.sameDocument && matchRoute(new URL(destination.url).pathname).route !== errorRoute;
}

/** The event's `info`; empty for links and the browser's own navigations. */
export function infoOf({ info }: Pick<NavigationRequest, 'info'>): NavigationInfo {
  return (info ?? {}) as NavigationInfo;
}

/** Whether a page is that of a path: the same route, document and language. */
export function isPageAt(
  { match, language }: Pick<LoadedPage, 'match' | 'language'>,
  pathname: string,
): boolean {
  const { route, document, prefix } = matchRoute(pathname);
  return route === match.route && document === match.document && (prefix ?? language) === language;
}

/**
 * The address of the same page in another language: prefix, a policy's slug and the query's language change with it,
 * otherwise a reload would undo the choice. An address without language stays without.
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
