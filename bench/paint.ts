/** The largest paint beside that of the same page without any script: what the application costs a reader. */
import { addressOf } from '../src/routing/address.ts';
import { median, type Part } from './part.ts';
import { launchForLighthouse, runLighthouse } from './run-lighthouse.ts';
import { serveSite } from '../server/serve-site.ts';
import { serveWithoutScripts } from './serve-without-scripts.ts';
import { table } from './table.ts';

const pages = ['home', 'products'] as const;

export const measurePaint: Part = async ({ quick }) => {
  const rows: { page: string; scripted: number[]; plain: number[] }[] = [];
  const debuggable = await launchForLighthouse();
  try {
    for (const page of quick ? pages.slice(0, 1) : pages) {
      const path = addressOf(page, 'pt', true);
      const site = await serveSite();
      const bare = await serveWithoutScripts(`dist${path}/index.html`);
      const row = { page, scripted: [] as number[], plain: [] as number[] };
      const largest = async (address: string) =>
        (await runLighthouse(debuggable, address, ['performance'])).largestPaint;
      // In turns, so that whatever else the machine is doing falls on both.
      for (let run = 0; run < (quick ? 1 : 5); run++) {
        row.scripted.push(await largest(site.origin + path));
        row.plain.push(await largest(bare.origin + path));
      }
      rows.push(row);
      await site.stop();
      await bare.stop();
    }
  } finally {
    await debuggable.browser.close();
  }
  return {
    title: 'The largest paint, with scripts and without',
    markdown: `${table(
      ['median of five', 'with', 'without', 'ratio'],
      rows.map(({ page, scripted, plain }) => [
        page,
        `${Math.round(median(scripted))} ms`,
        `${Math.round(median(plain))} ms`,
        (median(scripted) / median(plain)).toFixed(3),
      ]),
    )}\n\nLighthouse's simulated slow phone: 4× CPU, 1.6 Mbps, 150 ms.`,
    data: rows,
  };
};
