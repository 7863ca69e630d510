/** The whole HTML of a page: the head that search engines, social networks and browsers read, and the content. */
import { directionOf, languages } from '../src/language/languages.ts';
import { routeRefOf } from '../src/navigation/address.ts';
import { routeOf, routes } from '../src/routes.ts';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { candidates, type CompositionName, heroEndId, rangesOf } from '../src/pictures/picture-source.ts';
import type { Assets } from './assets.ts';
import { canonicalAddress, canonicalRouteRef, translationsOf } from './canonical.ts';
import { listingOf } from './listing.ts';
import { logoSymbol } from './logo.ts';
import { escapeAttribute, escapeText } from './escape.ts';
import { sharingTags } from './sharing.ts';

export interface PageInput {
  html: string;
  page: PrerenderedPage;
  /** Whether the page stands at an address with its language. */
  prefixed: boolean;
  siteOrigin: string;
  assets: Assets;
  /**
   * What the first screen needs of the style sheets: of the page, and of the script of its language. Without it, while the
   * site is written, they stand in the head.
   */
  inlineStyles?: [page: string, script: string];
  /** The address of the letters of its heading as a font. */
  heading?: string | undefined;
  /** What is for search engines alone: structured data. */
  structuredData?: string;
}

/** Composes the file that is sent for a page. */
export function composeDocument({
  html,
  page,
  prefixed,
  siteOrigin,
  assets,
  inlineStyles,
  heading,
  structuredData = '',
}: PageInput): string {
  const { language, match, meta } = page;
  const route = routes[match.route];
  const sheets = assets
    .styles(match.route)
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(meta.title)}</title>`,
    `<meta name="description" content="${escapeAttribute(meta.description)}">`,
    listingOf(match.route).unlisted ? '<meta name="robots" content="noindex">' : '',
    ...alternates(page, prefixed, siteOrigin),
    // A picture that stands at the foot of its section, and words that do, would move as the rest of that comes.
    html.includes(` id="${heroEndId}"`) ? `<link rel="expect" href="#${heroEndId}" blocking="render">` : '',
    // In the order in which they are needed. The head script finds the visitor's language by the alternate links and adds
    // the style sheets, so it comes after these.
    inlineStyles === undefined
      ? sheets
      : `${inlineStyles.map((text) => `<style>${text}</style>`).join('')}<noscript>${sheets}</noscript>`,
    assets.bootScript(match.route, language, prefixed, heading),
    ...heroPreloads(page),
    ...assets.fonts(language).map(
      (href) =>
        // On a phone they come after the largest paint (src/boot/fonts.ts).
        `<link rel="preload" href="${href}" as="font" type="font/woff2" media="(hover: hover)" crossorigin>`,
    ),
    `<meta name="theme-color" content="${route.theme === 'dark' ? '#0a1612' : '#f1f1ec'}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...sharingTags(page, prefixed, siteOrigin),
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}" id="top">`,
    '<head>',
    ...lines.filter(Boolean),
    '</head>',
    '<body>',
    logoSymbol(),
    `<div id="root">${html}</div>`,
    structuredData,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * Canonical and alternate links. An address without language is canonical for itself and the `x-default`; the
 * error page has neither, but its alternates, because the head script finds the visitor's language by them.
 */
function alternates(page: PrerenderedPage, prefixed: boolean, origin: string): string[] {
  const { match, language } = page;
  const link = (rel: string, path: string, hreflang = '') =>
    `<link rel="${rel}"${hreflang && ` hreflang="${hreflang}"`} href="${escapeAttribute(origin + path)}">`;
  if (routeOf(match.route).isError)
    return languages.map((each) => link('alternate', `/${each}/404.html`, each));
  return [
    link('canonical', canonicalAddress(canonicalRouteRef(page), language, prefixed)),
    ...translationsOf(routeRefOf(page.match)).map(([tag, path]) => link('alternate', path, tag)),
  ];
}

/**
 * The picture above the fold is fetched at once, and only the composition that this screen will show. Those of upright
 * tablets, between the widest and the narrowest, are found in the page: the head is sent before all of it.
 */
function heroPreloads({ hero }: PrerenderedPage): string[] {
  if (!hero) return [];
  const { picture, sizes, wideFrom } = hero;
  const ranges = rangesOf(picture, wideFrom);
  const [wide, from] = ranges[0]!;
  const preload = (name: CompositionName, media: string) =>
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${media} ` +
    `imagesrcset="${candidates(picture, name).srcSet}" imagesizes="${escapeAttribute(sizes)}">`;
  if (ranges.length === 1) return [preload(wide, '')];
  const [narrowest] = ranges.at(-1)!;
  const below = ranges.at(-2)![1];
  return [
    preload(wide, ` media="(min-width: ${from}px)"`),
    preload(narrowest, ` media="(max-width: ${below - 1}px)"`),
  ];
}
