/** Canonical address, alternates and indexing of a page. */
import { addressOf, routeRefOf, type RouteRef } from '../src/navigation/address.ts';
import { defaultLanguage, languages } from '../src/language/languages.ts';
import type { LoadedPage } from '../src/navigation/loaded-page.ts';
import { type RouteId, routeOf } from '../src/routes.ts';

/** The canonical route of a page: of the document for the privacy page and `/policies`, which show one. */
export function canonicalRouteRef(page: Pick<LoadedPage, 'match'>): RouteRef {
  const document = page.match.document ?? routeOf(page.match.route).canonicalDocument;
  return document ? { document } : routeRefOf(page.match);
}

/** The alternate addresses by language tag, also for the head script; `x-default` detects the language. */
export function translationsOf(routeRef: RouteRef): [string, string][] {
  return [
    ...languages.map((each): [string, string] => [each, addressOf(routeRef, each, true)]),
    ['x-default', addressOf(routeRef, defaultLanguage, false)],
  ];
}

/** Whether a page is `noindex`. */
export function isNoindex(route: RouteId): boolean {
  return ['contact', 'sign-up', 'not-found'].includes(route);
}
