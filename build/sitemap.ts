/** `sitemap.xml`, `robots.txt` and `security.txt`. */
import { addressOf, type RouteRef } from '../src/navigation/address.ts';
import { defaultLanguage, languages } from '../src/language/languages.ts';
import { routeOf } from '../src/routes.ts';
import { isNoindex, translationsOf } from './canonical.ts';
import { allRouteRefs } from './files.ts';

/** The indexable pages that are their own canonical. */
function listedRouteRefs(): RouteRef[] {
  return allRouteRefs().filter(
    (routeRef) =>
      typeof routeRef !== 'string' || (!isNoindex(routeRef) && !routeOf(routeRef).canonicalDocument),
  );
}

/** The sitemap: every listed page without language and in each language, with its alternates. */
export function sitemap(siteOrigin: string): string {
  const urls = listedRouteRefs().flatMap((routeRef) => {
    const translations = translationsOf(routeRef);
    const links = translations.map(
      ([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${siteOrigin}${path}"/>`,
    );
    return translations.flatMap(([, path]) => [`<url><loc>${siteOrigin}${path}</loc>`, ...links, '</url>']);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** Allows everything: crawlers must read a page to see its `noindex`. */
export function robots(siteOrigin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

/** Days until `security.txt` expires; the standard recommends less than a year. */
const securityTxtDays = 360;

/** `/.well-known/security.txt` (RFC 9116). */
export function securityTxt(siteOrigin: string): string {
  const expires = new Date(Date.now() + securityTxtDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: ${siteOrigin}${addressOf('contact', defaultLanguage, false)}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
