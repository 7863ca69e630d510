/** The HTML files of the site: every page at its addresses without and with language. */
import { addressOf, type RouteRef } from '../src/navigation/address.ts';
import { defaultLanguage, type Language, languages } from '../src/language/languages.ts';
import { documents } from '../src/policy-documents.ts';
import { errorRoute, isPage, routeIds, routeOf } from '../src/routes.ts';

export interface PageFile {
  /** Its path in `dist/`. */
  file: string;
  /** The encoded path it is rendered for. */
  path: string;
  language: Language;
  prefixed: boolean;
  routeRef: RouteRef;
}

/** Every page and every policy document, without the error page. */
export function allRouteRefs(): RouteRef[] {
  return [
    ...routeIds.filter(isPage).filter((id) => !routeOf(id).isError),
    ...documents.map(({ id }) => ({ document: id })),
  ];
}

/** Every file. Without language a policy has one at its slug of each language. */
export function allFiles(): PageFile[] {
  const variants: [Language, boolean][] = [
    [defaultLanguage, false],
    ...languages.map((language): [Language, boolean] => [language, true]),
  ];
  return variants.flatMap(([language, prefixed]) => [
    ...allRouteRefs().flatMap((routeRef) => pagesOf(routeRef, language, prefixed)),
    errorPage(language, prefixed),
  ]);
}

function pagesOf(routeRef: RouteRef, language: Language, prefixed: boolean): PageFile[] {
  return pathsOf(routeRef, language, prefixed).map((path) => ({
    file: `${decodeURI(path).replace(/^\//u, '')}/index.html`.replace(/^\//u, ''),
    path,
    language,
    prefixed,
    routeRef,
  }));
}

/** The addresses of a page: its own, then its alias or the slugs of other languages. */
function pathsOf(routeRef: RouteRef, language: Language, prefixed: boolean): string[] {
  const own = addressOf(routeRef, language, prefixed);
  if (typeof routeRef === 'string') {
    const { alias } = routeOf(routeRef);
    return alias ? [own, prefixed ? `/${language}${alias}` : alias] : [own];
  }
  // With a language, the other slugs are redirected (build/hosting.ts).
  if (prefixed) return [own];
  return [...new Set([own, ...languages.map((each) => addressOf(routeRef, each, false))])];
}

function errorPage(language: Language, prefixed: boolean): PageFile {
  return {
    file: prefixed ? `${language}/404.html` : '404.html',
    path: addressOf(errorRoute, language, prefixed),
    language,
    prefixed,
    routeRef: errorRoute,
  };
}
