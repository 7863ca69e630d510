/** How long the page takes to show that it was pressed, on a processor four times as slow. */
import type { Page } from '@playwright/test';
import { addressOf } from '../src/routing/address.ts';
import type { PageId } from '../src/routing/routes.ts';
import { launch, type Part, times } from './part.ts';
import { serveSite } from '../server/serve-site.ts';
import { timesTable } from './table.ts';
import { phone, touch } from './weigh.ts';

interface Interaction {
  name: string;
  /** The page, if it is not home. */
  page?: PageId;
  /** What has to be done before; not measured. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  shown: (page: Page) => Promise<void>;
}

const menu = (page: Page) => page.locator('button[commandfor="menu"]').first();
const language = (page: Page) => page.locator('button[commandfor="language"]:visible').first();
const search = (page: Page) => page.locator('#search');
const open = (page: Page, id: string) => page.locator(`dialog#${id}[open]`).waitFor();

const interactions: Interaction[] = [
  { name: 'open the menu', act: (page) => menu(page).tap(), shown: (page) => open(page, 'menu') },
  {
    name: 'open the language dialog',
    before: async (page) => {
      await menu(page).tap();
      await open(page, 'menu');
    },
    act: (page) => language(page).tap(),
    shown: (page) => open(page, 'language'),
  },
  {
    name: 'change to Arabic',
    before: async (page) => {
      await menu(page).tap();
      await language(page).tap();
      await open(page, 'language');
    },
    act: (page) => page.locator('dialog#language a[hreflang="ar"]').tap(),
    shown: (page) => page.locator('html[lang="ar"]').waitFor({ state: 'attached' }),
  },
  {
    name: 'open the contact dialog',
    act: (page) =>
      page
        .locator(`footer a[href="${addressOf('contact', 'pt', true)}"]`)
        .first()
        .tap(),
    shown: (page) => page.locator('dialog[open] form, main form').first().waitFor(),
  },
  {
    name: 'the first key of the search over all policies',
    page: 'total-policy',
    before: (page) => search(page).focus(),
    act: (page) => page.keyboard.press('d'),
    shown: (page) => page.locator('[role=search] [aria-hidden].figures').waitFor(),
  },
  {
    name: 'a further key of it',
    page: 'total-policy',
    before: async (page) => {
      await search(page).fill('dad');
      await page.locator('[role=search] [aria-hidden].figures').waitFor();
    },
    act: (page) => page.keyboard.press('o'),
    shown: (page) => page.locator('[role=search] [aria-hidden].figures').waitFor(),
  },
];

export const measureInteraction: Part = async ({ quick }) => {
  const site = await serveSite();
  const browser = await launch();
  const rows: { name: string; milliseconds: number[] }[] = [];
  const measureOne = async ({ page: id = 'home', before, act, shown }: Interaction): Promise<number> => {
    const context = await browser.newContext(phone);
    try {
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await page.goto(site.origin + addressOf(id, 'pt', true));
      await touch(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await before?.(page);
      await page.evaluate(observe);
      await act(page);
      await shown(page);
      await page.waitForFunction(() => 'latency' in document.documentElement.dataset);
      return Number(await page.evaluate(() => document.documentElement.dataset.latency));
    } finally {
      await context.close();
    }
  };
  try {
    for (const each of quick ? interactions.slice(0, 3) : interactions) {
      rows.push({ name: each.name, milliseconds: await times(quick ? 1 : 5, () => measureOne(each)) });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    title: 'Interaction latency',
    markdown: `${timesTable('phone, 4× CPU', rows)}\n\nThe browser's own Event Timing, from the touch to the next frame, in steps of 8 ms.`,
    data: rows,
  };
};

/** Keeps the longest event of the interactions from now on, as Interaction to Next Paint counts them. */
function observe(): void {
  let longest = 0;
  const since = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId || entry.startTime < since) continue;
      longest = Math.max(longest, entry.duration);
      document.documentElement.dataset.latency = String(longest);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
