/** Which files the site is made of: every page at its addresses without and with language. */
import { addressOf, allTargets, type Target } from '../src/language/address.ts';
import { defaultLanguage, type Language, languages } from '../src/language/languages.ts';
import { slugOf } from '../src/policies/documents.ts';
import { routes } from '../src/routes.ts';

export interface PageFile {
  /** Where it is written, below `dist/`. */
  file: string;
  /** The encoded path that it is rendered for. */
  path: string;
  language: Language;
  prefixed: boolean;
  target: Target;
}

/** Every page of the site. A policy has a page at its slug of every language, in every language. */
export function allFiles(): PageFile[] {
  const variants: [Language, boolean][] = [
    [defaultLanguage, false],
    ...languages.map((language): [Language, boolean] => [language, true]),
  ];
  return variants.flatMap(([language, prefixed]) => [
    ...allTargets().flatMap((target) => pagesOf(target, language, prefixed)),
    errorPage(language, prefixed),
  ]);
}

function pagesOf(target: Target, language: Language, prefixed: boolean): PageFile[] {
  return pathsOf(target, language, prefixed).map((path) => ({
    file: `${decodeURI(path).replace(/^\//u, '')}/index.html`.replace(/^\//u, ''),
    path,
    language,
    prefixed,
    target,
  }));
}

/** The addresses of a target: its own first, then its alias, or the slugs of the other languages. */
function pathsOf(target: Target, language: Language, prefixed: boolean): string[] {
  const own = addressOf(target, language, prefixed);
  const prefix = prefixed ? `/${language}` : '';
  if (typeof target === 'string') {
    const route = routes[target];
    return 'alias' in route ? [own, `${prefix}${route.alias}`] : [own];
  }
  const slugs = languages.map((each) => slugOf(target.document, each));
  return [...new Set([own, ...slugs.map((slug) => encodeURI(`${prefix}/policies/${slug}`))])];
}

function errorPage(language: Language, prefixed: boolean): PageFile {
  return {
    file: prefixed ? `${language}/404.html` : '404.html',
    path: prefixed ? `/${language}/404` : '/404',
    language,
    prefixed,
    target: 'not-found',
  };
}
