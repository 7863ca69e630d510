/**
 * The first and the largest paint of the home page beside its floor, which is what somebody would write by hand who wants
 * nothing but its first screen, and beside the page without its scripts, which is what the application costs a reader.
 */
import { readFile } from 'node:fs/promises';
import { floorOf } from './floor.ts';
import { median, type Part } from './part.ts';
import { defaultLanguage } from '../src/language/languages.ts';
import { launchForLighthouse, runLighthouse, type Throttling } from './run-lighthouse.ts';
import { servePage, withoutScripts } from './serve-page.ts';
import { table } from './table.ts';

interface Row {
  name: string;
  first: number[];
  largest: number[];
}

/** The home page in one language. */
interface Home {
  language: string;
  rows: Row[];
}

/** Simulated by Lighthouse on a slow phone, by both versions of HTTP. */
export const measurePaint: Part = async ({ quick, languages = [defaultLanguage] }) => {
  const plain = await compare('simulate', false, quick, languages);
  const multiplexed = await compare('simulate', true, quick, languages);
  return {
    title: 'Paint, simulated',
    markdown: [
      tablesOf('HTTP/1.1', plain),
      tablesOf('HTTP/2', multiplexed),
      'Lighthouse’s simulated slow phone: 4× CPU, 1.6 Mbps, 150 ms. The floor is our header and the words and the picture of ' +
        'our opening, with their styles in the file, in fonts of the machine, without script.',
    ].join('\n\n'),
    data: { plain, multiplexed },
  };
};

/** As the browser saw it, with its processor and its line really held back. */
export const measureObserved: Part = async ({ quick, languages = [defaultLanguage] }) => {
  const homes = await compare('devtools', false, quick, languages);
  return {
    title: 'Paint, observed',
    markdown: `${tablesOf('HTTP/1.1', homes)}\n\nThrottled in the browser: 4× CPU, 1.6 Mbps, 150 ms.`,
    data: homes,
  };
};

async function compare(
  throttling: Throttling,
  http2: boolean,
  quick: boolean,
  languages: string[],
): Promise<Home[]> {
  const homes: Home[] = [];
  for (const language of languages) {
    homes.push({ language, rows: await compareIn(language, throttling, http2, quick) });
  }
  return homes;
}

async function compareIn(
  language: string,
  throttling: Throttling,
  http2: boolean,
  quick: boolean,
): Promise<Row[]> {
  const path = `/${language}`;
  const html = await readFile(`dist${path}/index.html`, 'utf8');
  const texts = { floor: floorOf(html), home: html, 'without scripts': withoutScripts(html) };
  const rows: Row[] = Object.keys(texts).map((name) => ({ name, first: [], largest: [] }));
  const served = await Promise.all(Object.values(texts).map((text) => servePage(text, path, http2)));
  const debuggable = await launchForLighthouse();
  try {
    // In turns, so that whatever else the machine is doing falls on all.
    for (let run = 0; run < (quick ? 1 : 5); run++) {
      for (const [index, { origin }] of served.entries()) {
        const report = await runLighthouse(debuggable, origin + path, ['performance'], throttling);
        rows[index]!.first.push(report.firstPaint);
        rows[index]!.largest.push(report.largestPaint);
      }
    }
  } finally {
    await debuggable.browser.close();
    await Promise.all(served.map(({ stop }) => stop()));
  }
  return rows;
}

function tablesOf(protocol: string, homes: Home[]): string {
  return homes.map(({ language, rows }) => tableOf(`${language}, ${protocol}`, rows)).join('\n\n');
}

function tableOf(what: string, rows: Row[]): string {
  const [floor] = rows;
  const cells = (values: number[], lowest: number[]) => [
    `${Math.round(median(values))} ms`,
    (median(values) / median(lowest)).toFixed(2),
  ];
  return table(
    [`${what}, median of ${floor!.first.length}`, 'first paint', '× floor', 'largest paint', '× floor'],
    rows.map(({ name, first, largest }) => [
      name,
      ...cells(first, floor!.first),
      ...cells(largest, floor!.largest),
    ]),
  );
}
