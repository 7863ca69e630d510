/** How many bytes a page is, as its file names them and as a phone fetches them. */
import type { Browser, Page } from '@playwright/test';
import { load } from 'cheerio';
import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** What a page needs on a first visit, in bytes as they are sent. */
export interface Weight {
  /** Without the styles that stand in the file; with what its head script fetches of itself. */
  html: number;
  /** Everything that the application fetches before it takes the page over; it starts when the browser is idle. */
  script: number;
  /** The style sheets, and what of them stands in the file. */
  style: number;
  /** The fonts above the fold, and the letters of the heading. */
  font: number;
}

/** Weighs a page by what its file names, compressed with gzip, which every server here can send. */
export function weigh(file: string): Weight {
  const html = readFileSync(`dist/${file}`, 'utf8');
  const $ = load(html);
  const {
    'data-after': after = '',
    'data-entry': entry = '',
    'data-graph': graph = '',
    'data-sheets': sheets = '',
    'data-heading': heading = '',
  } = $('script[data-entry]').attr() ?? {};
  const fonts = $('link[rel=preload][as=font]')
    .toArray()
    .map((each) => $(each).attr('href')!);
  const inline = $('head > style')
    .toArray()
    .map((style) => $(style).text());
  const rest = inline.reduce((text, each) => text.replace(each, ''), html);
  return {
    html: gzipSync(rest, { level: 9 }).length + sentAll([after]),
    script: sentAll([entry, ...graph.split(' ')]),
    style: sentAll(sheets.split(' ')) + gzipSync(inline.join(''), { level: 9 }).length,
    font: sentAll([...fonts, heading]),
  };
}

/** The size of files together; no address is no file. */
function sentAll(paths: string[]): number {
  return sum(paths.filter(Boolean).map((path) => sent(path)));
}

/** The size of a file as it is sent; what is too small to have a twin is sent as it is. */
function sent(path: string, ending: '.gz' | '.br' = '.gz'): number {
  const file = `dist${path}`;
  return (statSync(file + ending, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/** The phone of all measures: Lighthouse's, 412 points wide at 1.75 pixels a point. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
} as const;

export interface PhoneWeight {
  html: number;
  script: number;
  style: number;
  font: number;
  picture: number;
  other: number;
  total: number;
}

/** A touch where nothing is, at which a phone fetches the application; waits until it runs. */
export async function touch(page: Page): Promise<void> {
  await page.touchscreen.tap(4, 400);
  await page.waitForFunction(() => 'running' in document.documentElement.dataset);
}

/**
 * Opens a page on a phone with an empty cache, waits until nothing more is fetched, and adds up what came by the wire.
 * @returns what came before the page was touched, and with all that came at the first touch
 */
export async function weighOnPhone(
  browser: Browser,
  address: string,
): Promise<{ untouched: PhoneWeight; touched: PhoneWeight }> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    const kinds = new Map<string, keyof PhoneWeight>();
    const weight: PhoneWeight = { html: 0, script: 0, style: 0, font: 0, picture: 0, other: 0, total: 0 };
    client.on('Network.responseReceived', ({ requestId, response }) =>
      kinds.set(requestId, kindOf(response.mimeType)),
    );
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      weight[kinds.get(requestId) ?? 'other'] += encodedDataLength;
      weight.total += encodedDataLength;
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    // The fonts come after the largest paint.
    await page.waitForFunction(
      () => document.documentElement.dataset.fonts === undefined && document.fonts.status === 'loaded',
    );
    await page.waitForLoadState('networkidle');
    const untouched = { ...weight };
    await touch(page);
    await page.waitForLoadState('networkidle');
    return { untouched, touched: weight };
  } finally {
    await context.close();
  }
}

function kindOf(mediaType: string): keyof PhoneWeight {
  const kinds: [RegExp, keyof PhoneWeight][] = [
    [/^text\/html/u, 'html'],
    [/javascript/u, 'script'],
    [/css/u, 'style'],
    [/^font\//u, 'font'],
    [/^image\//u, 'picture'],
  ];
  return kinds.find(([pattern]) => pattern.test(mediaType))?.[1] ?? 'other';
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
