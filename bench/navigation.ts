/** From a press on a link to the next page on the screen. */
import type { Browser, Page } from '@playwright/test';
import { addressOf } from '../src/navigation/address.ts';
import { launch, type Part, times } from './part.ts';
import { serveSite } from '../server/serve-site.ts';
import { timesTable } from './table.ts';

interface Case {
  name: string;
  /** Whether the pointer rests on the link first, as it does before most presses. */
  hover: boolean;
  /** 1.6 Mbps with 150 ms there and back; otherwise the machine's own loopback. */
  slow: boolean;
}

const cases: Case[] = [
  { name: 'fast network, pressed at once', hover: false, slow: false },
  { name: '1.6 Mbps and 150 ms, pressed at once', hover: false, slow: true },
  { name: '1.6 Mbps and 150 ms, pointer on it before', hover: true, slow: true },
];

export const measureNavigation: Part = async ({ quick }) => {
  const site = await serveSite();
  const browser = await launch();
  const rows: { name: string; milliseconds: number[] }[] = [];
  try {
    for (const each of quick ? cases.slice(0, 2) : cases) {
      const milliseconds = await times(quick ? 1 : 7, () => press(browser, site.origin, each));
      rows.push({ name: each.name, milliseconds });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    title: 'From a press to the next page painted',
    markdown: `${timesTable('home to products, 4× CPU', rows)}\n\nThe view transition is included up to its first frame.`,
    data: rows,
  };
};

async function press(browser: Browser, origin: string, { hover, slow }: Case): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await page.goto(origin + addressOf('home', 'pt', true));
    await page.waitForFunction(() => 'running' in document.documentElement.dataset);
    await page.waitForLoadState('networkidle');
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    if (slow) {
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      });
    }
    const link = page.locator(`footer a[href="${addressOf('products', 'pt', true)}"]`);
    await link.scrollIntoViewIfNeeded();
    if (hover) {
      await link.hover();
      await page.waitForLoadState('networkidle');
    }
    await watch(page);
    // The press itself, without what a driver does to find out whether it may press.
    await link.evaluate((element) => (element as HTMLElement).click());
    await page.waitForFunction(() => 'painted' in document.documentElement.dataset);
    return Number(await page.evaluate(() => document.documentElement.dataset.painted));
  } finally {
    await context.close();
  }
}

/** Notes when the frame after the one with the new heading begins: by then it has been painted. */
function watch(page: Page): Promise<void> {
  return page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    let pressed = 0;
    addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent;
      if (!heading || heading === before) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          document.documentElement.dataset.painted = String(performance.now() - pressed);
        }),
      );
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
