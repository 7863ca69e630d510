/** What the tests walk through: every address of the site, from the one list. */
import { allFiles, allRouteRefs } from '../build/files.ts';
import { readSiteConfig } from '../build/site-config.ts';
import { addressOf, type RouteRef } from '../src/navigation/address.ts';
import { routeIds, routeOf } from '../src/routes.ts';
import { type Language, languages } from '../src/language/languages.ts';

export { addressOf, allRouteRefs, languages };
export type { Language };

/** Every file of the site with its address: all routes, aliases and slugs, without and with language. */
export const files = allFiles();

/** Every page once in each language, at its address with the language, the error pages left out. */
export const pages = languages.flatMap((language) =>
  allRouteRefs().map((routeRef) => ({
    name: nameOf(routeRef),
    language,
    routeRef,
    path: addressOf(routeRef, language, true),
  })),
);

/** The second addresses of pages, such as that of the home page. */
export function aliases(language: Language, prefixed: boolean): string[] {
  return routeIds.flatMap((id) => {
    const { alias } = routeOf(id);
    return alias ? [prefixed ? `/${language}${alias}` : alias] : [];
  });
}

/** The configuration that the site was built with. */
export const { siteConfig } = readSiteConfig(process.env);

/** The name of what a `RouteRef` leads to, for the title of a test. */
function nameOf(routeRef: RouteRef): string {
  return typeof routeRef === 'string' ? routeRef : routeRef.document;
}
