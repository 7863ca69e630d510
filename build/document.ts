/** The HTML document of a page. */
import { readFileSync } from 'node:fs';
import { directionOf, languages } from '../src/language/languages.ts';
import { addressOf, routeRefOf } from '../src/navigation/address.ts';
import { routeOf } from '../src/routes.ts';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { candidates, rangesOf } from '../src/pictures/picture-source.ts';
import type { Assets } from './assets.ts';
import { canonicalRouteRef, isNoindex, translationsOf } from './canonical.ts';
import { escapeAttribute, escapeText } from './escape.ts';
import { openGraphTags } from './open-graph.ts';
import { token } from './tokens.ts';

export interface PageInput {
  html: string;
  page: PrerenderedPage;
  /** Whether the address has a language prefix. */
  prefixed: boolean;
  siteOrigin: string;
  assets: Omit<Assets, 'hashes'>;
  /** Structured data. */
  structuredData?: string;
}

/** An SVG sprite with the logo, which each document contains once. */
const logo = readFileSync('src/ui/logo.svg', 'utf8')
  .trim()
  .replace(
    '<svg xmlns="http://www.w3.org/2000/svg"',
    '<svg class="visually-hidden" width="0" height="0" aria-hidden="true"><symbol id="logo"',
  )
  .replace('</svg>', '</symbol></svg>');

export function composeDocument({
  html,
  page,
  prefixed,
  siteOrigin,
  assets,
  structuredData = '',
}: PageInput): string {
  const { language, match, meta } = page;
  const route = routeOf(match.route);
  const lines = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(meta.title)}</title>`,
    `<meta name="description" content="${escapeAttribute(meta.description)}">`,
    isNoindex(match.route) ? '<meta name="robots" content="noindex">' : '',
    ...alternates(page, prefixed, siteOrigin),
    ...heroPreloads(page),
    ...assets
      .fonts(language)
      .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    assets.styles(match.route),
    // After the alternate links, which it reads.
    prefixed ? '' : `<script>${assets.languageScript}</script>`,
    assets.entryScript,
    `<meta name="theme-color" content="${token(route.theme === 'dark' ? '--ink' : '--paper')}">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...openGraphTags(page, prefixed, siteOrigin),
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}" id="top">`,
    '<head>',
    ...lines.filter(Boolean),
    '</head>',
    '<body>',
    logo,
    // The page's language again, because page translators change that of <html>.
    `<div id="root" data-language="${language}">${html}</div>`,
    structuredData,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

/**
 * Canonical and alternate links. An address without language is its own canonical and the `x-default`. The error page has
 * alternates only, for the head script.
 */
function alternates(page: PrerenderedPage, prefixed: boolean, origin: string): string[] {
  const { match, language } = page;
  const link = (rel: string, path: string, hreflang = '') =>
    `<link rel="${rel}"${hreflang && ` hreflang="${hreflang}"`} href="${escapeAttribute(origin + path)}">`;
  if (routeOf(match.route).isError)
    return languages.map((each) => link('alternate', `/${each}/404.html`, each));
  return [
    link('canonical', addressOf(canonicalRouteRef(page), language, prefixed)),
    ...translationsOf(routeRefOf(page.match)).map(([tag, path]) => link('alternate', path, tag)),
  ];
}

/** Preloads the picture above the fold, in the composition for the screen. */
function heroPreloads({ hero }: PrerenderedPage): string[] {
  if (!hero) return [];
  const ranges = rangesOf(hero.picture, hero.wideFrom);
  return ranges.map(([name, from], index) => {
    const below = ranges[index - 1]?.[1];
    const conditions = [
      from && `(min-width: ${from / 16}rem)`,
      below && `(max-width: ${(below - 0.02) / 16}rem)`,
    ];
    const media = conditions.filter(Boolean).join(' and ');
    return (
      `<link rel="preload" as="image" type="image/avif" fetchpriority="high"${media && ` media="${media}"`} ` +
      `imagesrcset="${candidates(hero.picture, name).srcSet}" imagesizes="${escapeAttribute(hero.sizes)}">`
    );
  });
}
