/** What social networks and chats show of a link: Open Graph and Twitter. */
import { type Language, localeOf } from '../src/language/languages.ts';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { routeOf } from '../src/routes.ts';
import { canonicalAddress, canonicalRouteRef } from './canonical.ts';
import { escapeAttribute } from './escape.ts';
import { openGraphImageFile, openGraphImageSize } from './open-graph-images.ts';

/** Open Graph writes a language with a country; of these it knows another than the usual. */
const ownLocales: Partial<Record<Language, string>> = { es: 'es_LA', ar: 'ar_AR' };

function openGraphLocale(language: Language): string {
  const { region } = new Intl.Locale(localeOf(language)).maximize();
  return ownLocales[language] ?? `${language}_${region}`;
}

/** The path of a page's social card. */
function cardOf(page: Pick<PrerenderedPage, 'match' | 'language'>): string {
  return `/social/${openGraphImageFile(canonicalRouteRef(page), page.language)}`;
}

/** The elements for the head of a page; none for the error page, which nobody means to share. */
export function openGraphTags(page: PrerenderedPage, prefixed: boolean, siteOrigin: string): string[] {
  const { match, language, meta } = page;
  if (routeOf(match.route).isError) return [];
  const property = (name: string, content: string | number) =>
    `<meta property="og:${name}" content="${escapeAttribute(String(content))}">`;
  return [
    property('site_name', 'Ether'),
    property('type', 'website'),
    property('title', meta.title),
    property('description', meta.description),
    property('url', siteOrigin + canonicalAddress(canonicalRouteRef(page), language, prefixed)),
    property('locale', openGraphLocale(language)),
    property('image', siteOrigin + cardOf(page)),
    property('image:width', openGraphImageSize.width),
    property('image:height', openGraphImageSize.height),
    property('image:alt', meta.title),
    // Title, description and picture are taken from the above.
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
