/**
 * Builds and parses the addresses of pages: without language (`/about-us`, where the visitor's language is detected) and
 * with one (`/en/about-us`).
 */
import {
  documentRoute,
  errorRoute,
  isPage,
  type PageId,
  type RouteId,
  routeIds,
  routeOf,
} from '../routes.ts';
import { documentBySlug, type DocumentId, slugOf } from '../policy-documents.ts';
import { tryOrUndefined } from '../utils/try-or-undefined.ts';
import { isLanguage, type Language } from '../language/languages.ts';

const documentStart = routeOf(documentRoute).path.replace(':document', '');

/** The target of a link: a page, or a document on the policy page. */
export type RouteRef = PageId | { document: DocumentId };

/** A parsed address. `prefix` is its language, if it has one. */
export interface RouteMatch {
  route: RouteId;
  prefix: Language | null;
  /** The policy named by the address; on `/policies` the default one. */
  document: DocumentId | null;
}

/**
 * The path of a page.
 * @param routeRef the page, or a policy document
 * @param language the language of the page, and of a policy's slug
 * @param prefixed whether the path starts with the language
 * @returns an encoded path without a trailing slash, `/` for the unprefixed home page
 */
export function addressOf(routeRef: RouteRef, language: Language, prefixed: boolean): string {
  const path =
    typeof routeRef === 'string'
      ? routeOf(routeRef).path
      : documentStart + slugOf(routeRef.document, language);
  return encodeURI(prefixed ? `/${language}${path === '/' ? '' : path}` : path);
}

/**
 * Parses a path. Trailing slashes are accepted, and a policy's slug in any language.
 * @param pathname any path, encoded or not
 * @returns the match; for an unknown path that of the error page
 */
export function matchRoute(pathname: string): RouteMatch {
  // A path that cannot be decoded (`/%E0%A4%A`) is one that we do not have, and no exception.
  const decoded = tryOrUndefined(() => decodeURIComponent(pathname)) ?? '/404/undecodable';
  const segments = decoded.split('/').filter(Boolean);
  const prefix = isLanguage(segments[0]) ? segments[0] : null;
  if (prefix) segments.shift();
  const path = `/${segments.join('/')}`;

  const route = routeIds.filter(isPage).find((id) => routeOf(id).path === path || routeOf(id).alias === path);
  if (route) {
    const { page, canonicalDocument } = routeOf(route);
    return { route, prefix, document: (page === routeOf(documentRoute).page && canonicalDocument) || null };
  }

  const document = path.startsWith(documentStart) && documentBySlug(path.slice(documentStart.length));
  return document
    ? { route: documentRoute, prefix, document }
    : { route: errorRoute, prefix, document: null };
}

/** The address of the same page in another language, prefixed or not as it was. */
export function translatedAddress(
  match: RouteMatch,
  language: Language,
  prefixed = match.prefix !== null,
): string {
  return addressOf(routeRefOf(match), language, prefixed);
}

/** The inverse of `matchRoute`. */
export function routeRefOf(match: RouteMatch): RouteRef {
  const { route, document } = match;
  return isPage(route) ? route : { document: document! };
}
