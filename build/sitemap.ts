/** What machines are told about the whole site: `sitemap.xml`, `robots.txt` and `security.txt`. */
import { addressOf, type RouteRef } from '../src/navigation/address.ts';
import { defaultLanguage, type Language, languages } from '../src/language/languages.ts';
import { routeOf } from '../src/routes.ts';
import { canonicalAddress, isUnlisted, translationsOf } from './canonical.ts';
import { escapeText } from './escape.ts';
import { allRouteRefs, routeIdOf } from './files.ts';

/** When a page's content was last changed, as far as the content says so: `2024-01-09`. */
export type DateOf = (routeRef: RouteRef, language: Language) => string | undefined;

/** The pages that search engines may list. Pages that are found as another one are not among them. */
function listedRouteRefs(): RouteRef[] {
  return allRouteRefs().filter((routeRef) => {
    const route = routeIdOf(routeRef);
    return !isUnlisted(route) && !routeOf(route).canonicalDocument;
  });
}

/**
 * The sitemap: every listed page at its address without language and in each language, with its translations.
 * A page whose content bears no date is given none, rather than the day of the build.
 */
export function sitemap(siteOrigin: string, dateOf: DateOf): string {
  const urls = listedRouteRefs().flatMap((routeRef) => {
    const links = translationsOf(routeRef).map(
      ([tag, path]) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeText(siteOrigin + path)}"/>`,
    );
    const url = (language: Language, prefixed: boolean) => {
      const date = dateOf(routeRef, language);
      return [
        `<url><loc>${escapeText(siteOrigin + canonicalAddress(routeRef, language, prefixed))}</loc>`,
        ...(date ? [`<lastmod>${date}</lastmod>`] : []),
        ...links,
        '</url>',
      ].join('\n');
    };
    return [url(defaultLanguage, false), ...languages.map((language) => url(language, true))];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything may be read, also what must not be listed: a page that may not be read cannot say `noindex`. */
export function robots(siteOrigin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

/**
 * `/.well-known/security.txt` (RFC 9116): where somebody who has found a weakness can say so.
 * @param expires until when it may be believed, as RFC 3339 writes it
 */
export function securityTxt(siteOrigin: string, expires: string): string {
  return [
    `Contact: ${siteOrigin}${addressOf('contact', defaultLanguage, false)}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
