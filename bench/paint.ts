/**
 * The first and the largest paint of the home page beside its floor, which is what somebody would write by hand who wants
 * nothing but its first screen, and beside the page without its scripts, which is what the application costs a reader.
 */
import { readFile } from 'node:fs/promises';
import { floorOf } from './floor.ts';
import { median, type Part } from './part.ts';
import { launchForLighthouse, runLighthouse, type Throttling } from './run-lighthouse.ts';
import { servePage, withoutScripts } from './serve-page.ts';
import { table } from './table.ts';

interface Row {
  name: string;
  first: number[];
  largest: number[];
}

/** Simulated by Lighthouse on a slow phone, by both versions of HTTP. */
export const measurePaint: Part = async ({ quick }) => {
  const plain = await compare('simulate', false, quick);
  const multiplexed = await compare('simulate', true, quick);
  return {
    title: 'Paint, simulated',
    markdown: [
      tableOf('HTTP/1.1', plain),
      tableOf('HTTP/2', multiplexed),
      'Lighthouse’s simulated slow phone: 4× CPU, 1.6 Mbps, 150 ms. The floor is our header and the words and the picture of ' +
        'our opening, with their styles in the file, in fonts of the machine, without script.',
    ].join('\n\n'),
    data: { plain, multiplexed },
  };
};

/** As the browser saw it, with its processor and its line really held back. */
export const measureObserved: Part = async ({ quick }) => {
  const rows = await compare('devtools', false, quick);
  return {
    title: 'Paint, observed',
    markdown: `${tableOf('HTTP/1.1', rows)}\n\nThrottled in the browser: 4× CPU, 1.6 Mbps, 150 ms.`,
    data: rows,
  };
};

async function compare(throttling: Throttling, http2: boolean, quick: boolean): Promise<Row[]> {
  const html = await readFile('dist/pt/index.html', 'utf8');
  const texts = { floor: floorOf(html), home: html, 'without scripts': withoutScripts(html) };
  const rows: Row[] = Object.keys(texts).map((name) => ({ name, first: [], largest: [] }));
  const served = await Promise.all(Object.values(texts).map((text) => servePage(text, http2)));
  const debuggable = await launchForLighthouse();
  try {
    // In turns, so that whatever else the machine is doing falls on all.
    for (let run = 0; run < (quick ? 1 : 5); run++) {
      for (const [index, { origin }] of served.entries()) {
        const report = await runLighthouse(debuggable, `${origin}/pt`, ['performance'], throttling);
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

function tableOf(protocol: string, rows: Row[]): string {
  const [floor] = rows;
  const cells = (values: number[], lowest: number[]) => [
    `${Math.round(median(values))} ms`,
    (median(values) / median(lowest)).toFixed(2),
  ];
  return table(
    [`${protocol}, median of ${floor!.first.length}`, 'first paint', '× floor', 'largest paint', '× floor'],
    rows.map(({ name, first, largest }) => [
      name,
      ...cells(first, floor!.first),
      ...cells(largest, floor!.largest),
    ]),
  );
}
