/**
 * Addresses of pages, put together and taken apart. A page has two kinds of address,
 * without language (`/about-us`, the visitor's language is detected) and with one (`/en/about-us`).
 */
import {
  documentRoute,
  errorRoute,
  isPage,
  type PageId,
  type RouteId,
  routeIds,
  routeOf,
  routes,
} from '../routes.ts';
import { documentBySlug, type DocumentId, slugOf } from '../policy-documents.ts';
import { attempt } from '../language/detect.ts';
import { isLanguage, type Language } from '../language/languages.ts';

const documentStart = routes[documentRoute].path.replace(':document', '');

/** Where a link leads: a page, or one document on the policy page. */
export type RouteRef = PageId | { document: DocumentId };

/** What an address says. `prefix` is the language in the address, if there is one. */
export interface RouteMatch {
  route: RouteId;
  prefix: Language | null;
  /** The policy that the address names; on the bare policy page the one that it is found as. */
  document: DocumentId | null;
}

/**
 * The path of a page.
 * @param routeRef the page, or a policy document
 * @param language the language that the page is in; it chooses the slug of a policy
 * @param prefixed whether the language is to stand in the address
 * @returns an encoded path without a trailing slash, `/` for the unprefixed home page
 */
export function addressOf(routeRef: RouteRef, language: Language, prefixed: boolean): string {
  const path =
    typeof routeRef === 'string'
      ? routes[routeRef].path
      : documentStart + slugOf(routeRef.document, language);
  return encodeURI(prefixed ? `/${language}${path === '/' ? '' : path}` : path);
}

/**
 * Takes a path apart. Trailing slashes are accepted, and a policy's slug in any language.
 * @param pathname the path of an address, encoded or not; anything a visitor can type
 * @returns the match; an unknown path is that of the error page
 */
export function matchRoute(pathname: string): RouteMatch {
  const segments = decode(pathname).split('/').filter(Boolean);
  const prefix = isLanguage(segments[0]) ? segments[0] : null;
  if (prefix) segments.shift();
  const path = `/${segments.join('/')}`;

  const route = routeIds.filter(isPage).find((id) => routes[id].path === path || routeOf(id).alias === path);
  if (route) {
    const { page, canonicalDocument } = routeOf(route);
    return { route, prefix, document: (page === routes[documentRoute].page && canonicalDocument) || null };
  }

  const document = path.startsWith(documentStart) && documentBySlug(path.slice(documentStart.length));
  return document
    ? { route: documentRoute, prefix, document }
    : { route: errorRoute, prefix, document: null };
}

/** The address of the same page in another language; it keeps being prefixed, or not. */
export function translatedAddress(
  match: RouteMatch,
  language: Language,
  prefixed = match.prefix !== null,
): string {
  return addressOf(routeRefOf(match), language, prefixed);
}

/** What leads to the page of a match: the way back from `matchRoute`. */
export function routeRefOf(match: RouteMatch): RouteRef {
  const { route, document } = match;
  return isPage(route) ? route : { document: document! };
}

/** A path that cannot be decoded (`/%E0%A4%A`) is a path that we do not have, not an exception. */
function decode(pathname: string): string {
  return attempt(() => decodeURIComponent(pathname)) ?? '/404/undecodable';
}
