/**
 * `npm run weight`: what a phone fetches of each page before anybody scrolls, against what it may. One row for each kind, the
 * same for all pages: a tenth above the heaviest page. A new limit is set here, and the reason said in the commit.
 */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { serveSite } from '../server/site.ts';
import { addressOf, allRouteRefs } from '../src/navigation/address.ts';
import { browserArguments, findBrowser, provideBrowser } from '../tests/browser.ts';

/** In bytes as they are sent, with their headers; styles, which stand in the HTML, compressed by themselves. */
const limits: Record<string, number> = {
  html: 42_000,
  script: 157_000,
  styles: 14_400,
  fonts: 62_000,
  pictures: 48_000,
};

const kinds: [RegExp, string][] = [
  [/^text\/html/u, 'html'],
  [/javascript/u, 'script'],
  [/^font\//u, 'fonts'],
  [/^image\/(?!svg|x-icon)/u, 'pictures'],
];

provideBrowser();
const site = await serveSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const rows: Record<string, Record<string, number>> = {};

// Portuguese has the longest words, Arabic the most fonts.
for (const path of allRouteRefs().flatMap((ref) => [
  addressOf(ref, 'pt', true),
  addressOf(ref, 'ar', true),
])) {
  const page = await browser.newPage(phone);
  const client = await page.context().newCDPSession(page);
  const row: Record<string, number> = { html: 0, script: 0, styles: 0, fonts: 0, pictures: 0 };
  const types = new Map<string, string>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, response }) => types.set(requestId, response.mimeType));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.find(([type]) => type.test(types.get(requestId) ?? ''))?.[1];
    if (kind) row[kind]! += encodedDataLength;
  });
  await page.goto(site.origin + path, { waitUntil: 'networkidle' });
  const [, style = ''] = /<style>(.*?)<\/style>/su.exec(
    readFileSync(`dist${decodeURI(path)}/index.html`, 'utf8'),
  )!;
  row.styles = gzipSync(style).length;
  row.html! -= row.styles;
  rows[decodeURI(path)] = row;
  await page.close();
}
await browser.close();
await site.stop();

console.table(rows);
for (const [path, row] of Object.entries(rows)) {
  for (const [kind, bytes] of Object.entries(row).filter(([kind, bytes]) => bytes > limits[kind]!)) {
    const limit = limits[kind]!;
    console.error(`${path}: ${kind} ${bytes} bytes, may be ${limit}: ${bytes - limit} too many`);
    process.exitCode = 1;
  }
}
