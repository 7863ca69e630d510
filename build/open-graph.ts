/** Open Graph and Twitter metadata. */
import { addressOf } from '../src/navigation/address.ts';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { routeOf } from '../src/routes.ts';
import { canonicalRouteRef } from './canonical.ts';
import { escapeAttribute } from './escape.ts';
import { openGraphImageFile, openGraphImageSize } from '../art/open-graph-images.ts';

/** The elements for the head of a page; none for the error page. */
export function openGraphTags(page: PrerenderedPage, prefixed: boolean, siteOrigin: string): string[] {
  const { match, language, meta } = page;
  if (routeOf(match.route).isError) return [];
  const routeRef = canonicalRouteRef(page);
  const property = (name: string, content: string | number) =>
    `<meta property="og:${name}" content="${escapeAttribute(String(content))}">`;
  return [
    property('site_name', 'Ether'),
    property('type', 'website'),
    property('title', meta.title),
    property('description', meta.description),
    property('url', siteOrigin + addressOf(routeRef, language, prefixed)),
    property('image', `${siteOrigin}/social/${openGraphImageFile(routeRef, language)}`),
    property('image:width', openGraphImageSize.width),
    property('image:height', openGraphImageSize.height),
    property('image:alt', meta.title),
    // Twitter falls back to the Open Graph title, description and image.
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
