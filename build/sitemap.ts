/** What machines are told about the whole site: `sitemap.xml`, `robots.txt` and `security.txt`. */
import { addressOf, type RouteRef } from '../src/navigation/address.ts';
import { defaultLanguage, languages } from '../src/language/languages.ts';
import { routeOf } from '../src/routes.ts';
import { isUnlisted, translationsOf } from './canonical.ts';
import { allRouteRefs } from './files.ts';

/** The pages that search engines may list. Pages that are found as another one are not among them. */
function listedRouteRefs(): RouteRef[] {
  return allRouteRefs().filter(
    (routeRef) =>
      typeof routeRef !== 'string' || (!isUnlisted(routeRef) && !routeOf(routeRef).canonicalDocument),
  );
}

/** The sitemap: every listed page at its address without language and in each language, with its translations. */
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

/** Everything may be read, also what must not be listed: a page that may not be read cannot say `noindex`. */
export function robots(siteOrigin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteOrigin}/sitemap.xml\n`;
}

/** How long `security.txt` may be believed, in days: the standard recommends less than a year. */
const securityTxtDays = 360;

/** `/.well-known/security.txt` (RFC 9116): where somebody who has found a weakness can say so. */
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
