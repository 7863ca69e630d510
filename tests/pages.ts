/** All pages and addresses, from the list of routes. */
import { allFiles, allRouteRefs } from '../build/files.ts';
import { readSiteConfig } from '../build/site-config.ts';
import { addressOf, type RouteRef } from '../src/navigation/address.ts';
import { routeIds, routeOf } from '../src/routes.ts';
import { type Language, languages } from '../src/language/languages.ts';

export { addressOf, allRouteRefs, languages };
export type { Language };

/** All HTML files: routes, aliases and slugs, with and without language. */
export const files = allFiles();

/** Every page in every language, without error pages. */
export const pages = languages.flatMap((language) =>
  allRouteRefs().map((routeRef) => ({
    name: nameOf(routeRef),
    language,
    routeRef,
    path: addressOf(routeRef, language, true),
  })),
);

/** The aliases of pages, such as `/home`. */
export function aliases(language: Language, prefixed: boolean): string[] {
  return routeIds.flatMap((id) => {
    const { alias } = routeOf(id);
    return alias ? [prefixed ? `/${language}${alias}` : alias] : [];
  });
}

/** The configuration that the site was built with. */
export const { siteConfig } = readSiteConfig(process.env);

/** The name of a page or document, for test names. */
function nameOf(routeRef: RouteRef): string {
  return typeof routeRef === 'string' ? routeRef : routeRef.document;
}
