/**
 * Sets every page of the built site side by side, to look at: `npm run sheets -- [language …] [page …]` writes a
 * sheet for each page and language (Portuguese, Arabic and Chinese unless told) to `.generated/sheets/`, at seven
 * widths; with `--without-scripts` as a browser without scripts shows them.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { serveSite } from '../server/serve-site.ts';
import { addressOf, allRouteRefs, type RouteRef } from '../src/navigation/address.ts';
import { isLanguage, type Language } from '../src/language/languages.ts';
import { documents } from '../src/policy-documents.ts';
import { findBrowser } from '../tests/browser.ts';
import { photograph } from './photograph.ts';

const given = process.argv.slice(2);
const javaScriptEnabled = !given.includes('--without-scripts');
const named = given.filter(isLanguage);
const languages: Language[] = named.length > 0 ? named : ['pt', 'ar', 'zh'];

/** The windows, and how wide each stands on the sheet. */
const columns = [
  { width: 360, height: 740, shown: 180 },
  { width: 390, height: 844, shown: 195 },
  { width: 768, height: 1024, shown: 288 },
  { width: 1024, height: 768, shown: 320 },
  { width: 1280, height: 800, shown: 400 },
  { width: 1440, height: 900, shown: 432 },
  { width: 1920, height: 1080, shown: 480 },
];
const gap = 16;
const across = columns.reduce((sum, { shown }) => sum + shown + gap, gap);

/** An address that no page has: the error page is shown there. */
const unknown = '404';

/** A document is enough for all of them: they are set alike. */
const pages: (RouteRef | typeof unknown)[] = [
  ...allRouteRefs().filter((routeRef) => typeof routeRef === 'string'),
  { document: documents[0]!.id },
  unknown,
];
const namedPages = pages.filter((page) => given.includes(nameOf(page)));

if (!existsSync('dist/index.html')) throw new Error('Nothing is built: npm run build');
await mkdir('.generated/sheets', { recursive: true });
const site = await serveSite();
// As on a visitor's screen: otherwise Linux rounds each letter to whole pixels, and closes the gaps between words.
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--font-render-hinting=none'],
});
try {
  for (const page of namedPages.length > 0 ? namedPages : pages) {
    for (const language of languages) await drawSheet(page, language);
  }
} finally {
  await browser.close();
  await site.stop();
}

function nameOf(page: RouteRef | typeof unknown): string {
  return typeof page === 'string' ? page : 'policy';
}

async function drawSheet(page: RouteRef | typeof unknown, language: Language): Promise<void> {
  const placed: OverlayOptions[] = [];
  const path = page === unknown ? `/${language}/${unknown}` : addressOf(page, language, true);
  let left = gap;
  let down = 0;
  for (const column of columns) {
    const picture = await sharp(
      await photograph(browser, site.origin + path, { ...column, javaScriptEnabled }),
    )
      .resize({ width: column.shown })
      .toBuffer({ resolveWithObject: true });
    placed.push({ input: picture.data, left, top: gap });
    left += column.shown + gap;
    down = Math.max(down, picture.info.height);
  }
  const name = `${nameOf(page)}-${language}`;
  const file = `.generated/sheets/${name}${javaScriptEnabled ? '' : '-without-scripts'}.jpg`;
  await sharp({ create: { width: across, height: down + 2 * gap, channels: 3, background: '#888' } })
    .composite(placed)
    .jpeg({ quality: 82 })
    .toFile(file);
  console.log(file);
}
