/** What the browser keeps after a walk of fifty pages in one document. */
import { addressOf } from '../src/navigation/address.ts';
import { launch, type Part } from './part.ts';
import { serveSite } from '../server/serve-site.ts';
import { table } from './table.ts';

const round = ['about-us', 'products', 'services', 'partners', 'home'] as const;

export const measureMemory: Part = async ({ quick }) => {
  const site = await serveSite();
  const browser = await launch();
  const rows: { pages: number; megabytes: number; nodes: number }[] = [];
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' });
    const client = await page.context().newCDPSession(page);
    await page.goto(site.origin + addressOf('home', 'pt', true));
    await page.waitForFunction(() => 'running' in document.documentElement.dataset);
    const total = quick ? round.length : 50;
    for (let walked = 0; walked <= total; walked++) {
      if (walked % round.length === 0 && [0, 1, total / round.length].includes(walked / round.length)) {
        await client.send('HeapProfiler.collectGarbage');
        const { usedSize } = await client.send('Runtime.getHeapUsage');
        const { nodes } = await client.send('Memory.getDOMCounters');
        rows.push({ pages: walked, megabytes: usedSize / 1e6, nodes });
      }
      const address = addressOf(round[walked % round.length]!, 'pt', true);
      await page.locator(`footer a[href="${address}"]`).first().click();
      await page.waitForURL(site.origin + address);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    title: 'Memory on a walk',
    markdown: `${table(
      ['pages walked', 'heap of scripts', 'nodes'],
      rows.map(({ pages, megabytes, nodes }) => [pages, `${megabytes.toFixed(1)} MB`, nodes]),
    )}\n\nFive pages again and again, in one document; counted after the browser has collected what is not used.`,
    data: rows,
  };
};
