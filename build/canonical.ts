/** A page's one true address, the addresses of its translations, and whether it is listed: for everything that names them. */
import { addressOf, routeRefOf, type RouteRef } from '../src/navigation/address.ts';
import { defaultLanguage, type Language, languages } from '../src/language/languages.ts';
import type { LoadedPage } from '../src/navigation/loaded-page.ts';
import { type RouteId, routeOf } from '../src/routes.ts';

/**
 * The route that a page is to be found as: the bare policy page shows the first document, and the privacy
 * page one of them, and both are found as that.
 */
export function canonicalRouteRef(page: Pick<LoadedPage, 'match'>): RouteRef {
  const document = page.match.document ?? routeOf(page.match.route).canonicalDocument;
  return document ? { document } : routeRefOf(page.match);
}

/** The address that search engines are to list for a route; without language it is one of its own. */
export function canonicalAddress(routeRef: RouteRef, language: Language, prefixed: boolean): string {
  return addressOf(routeRef, prefixed ? language : defaultLanguage, prefixed);
}

/**
 * Each translation by its language tag; `x-default` finds the visitor's language by itself. They show the same content:
 * the head script puts one in the place of another.
 */
export function translationsOf(routeRef: RouteRef): [string, string][] {
  return [
    ...languages.map((each): [string, string] => [each, addressOf(routeRef, each, true)]),
    ['x-default', addressOf(routeRef, defaultLanguage, false)],
  ];
}

/** Whether search engines are asked to leave a page out. */
export function isUnlisted(route: RouteId): boolean {
  return ['contact', 'sign-up', 'not-found'].includes(route);
}
