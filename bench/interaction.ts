/** How long the page takes to show that it was pressed, on a processor four times as slow. */
import type { Locator, Page } from '@playwright/test';
import { addressOf, type RouteRef } from '../src/navigation/address.ts';
import { copyOf } from '../tests/words.ts';
import { launch, type Part, times } from './part.ts';
import { serveSite } from '../server/serve-site.ts';
import { timesTable } from './table.ts';
import { phone, touch } from './weigh.ts';

/** How long a finger lies on the glass in a tap, in milliseconds. */
const touchMs = 80;

interface Interaction {
  name: string;
  /** The page, if it is not home. */
  page?: RouteRef;
  /** Its query. */
  query?: string;
  /** What has to be done before; not measured. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  shown: (page: Page) => Promise<void>;
}

const menuButton = (page: Page) => page.locator('header button[commandfor="menu"]');
const languageButton = (page: Page) => page.locator('#menu button[commandfor="language"]');
const arabic = (page: Page) => page.locator('#language a[hreflang="ar"]');
const contactLink = (page: Page) =>
  page.locator(`footer a[href="${addressOf('contact', 'pt', true)}"]`).first();
const leadLink = (page: Page) => page.locator(`main a[href="${addressOf('sign-up', 'pt', true)}"]`).first();
const partnersLink = (page: Page) =>
  page.locator(`main a[href="${addressOf('partners', 'pt', true)}"]`).first();
const fold = (page: Page) => page.locator('main summary').filter({ visible: true }).first();
const search = (page: Page) => page.locator('#search');
const found = (page: Page) => page.locator('[role=search] [aria-hidden].figures').waitFor();
const zoomIn = (page: Page) => page.getByRole('button', { name: copyOf('pt', 'policies').viewer.zoomIn });
const fitted = (page: Page) => page.locator('[role=toolbar] [aria-pressed="true"]');
const open = (page: Page, id: string) => page.locator(`dialog#${id}[open]`).waitFor();
const closed = (page: Page, id: string) =>
  page.locator(`dialog#${id}:not([open])`).waitFor({ state: 'attached' });

const openMenu = async (page: Page) => {
  await press(menuButton(page));
  await open(page, 'menu');
};
const openLanguages = async (page: Page) => {
  await openMenu(page);
  await press(languageButton(page));
  await open(page, 'language');
  await closed(page, 'menu');
};

const interactions: Interaction[] = [
  {
    name: 'open the menu',
    act: (page) => press(menuButton(page)),
    shown: (page) => open(page, 'menu'),
  },
  {
    name: 'open the language dialog',
    before: openMenu,
    act: (page) => press(languageButton(page)),
    shown: (page) => open(page, 'language'),
  },
  {
    name: 'change to Arabic',
    before: openLanguages,
    act: (page) => press(arabic(page)),
    shown: (page) => page.locator('html[lang="ar"]').waitFor({ state: 'attached' }),
  },
  {
    name: 'open the contact dialog',
    act: (page) => press(contactLink(page)),
    shown: (page) => open(page, 'contact-dialog'),
  },
  {
    name: 'open the lead dialog',
    act: (page) => press(leadLink(page)),
    shown: (page) => open(page, 'lead-dialog'),
  },
  {
    name: 'go to another page',
    act: (page) => press(partnersLink(page)),
    shown: (page) => page.waitForURL(({ pathname }) => pathname === addressOf('partners', 'pt', true)),
  },
  {
    name: 'unfold a text of all policies',
    page: 'total-policy',
    act: (page) => press(fold(page)),
    shown: (page) => page.locator('main details[open]').first().waitFor(),
  },
  {
    name: 'zoom in the viewer',
    page: { document: 'anti-corruption' },
    query: '?view=pdf',
    before: (page) => page.locator('.textLayer span').first().waitFor(),
    act: (page) => press(zoomIn(page)),
    shown: (page) => fitted(page).waitFor({ state: 'detached' }),
  },
  {
    name: 'the first key of the search over all policies',
    page: 'total-policy',
    before: (page) => search(page).focus(),
    act: (page) => key(page, 'd'),
    shown: (page) => found(page),
  },
  {
    name: 'a further key of it',
    page: 'total-policy',
    before: async (page) => {
      await search(page).fill('dad');
      await found(page);
    },
    act: (page) => key(page, 'o'),
    shown: (page) => found(page),
  },
];

export const measureInteraction: Part = async ({ quick }) => {
  const site = await serveSite();
  const browser = await launch();
  const rows: { name: string; milliseconds: number[] }[] = [];
  const measureOne = async ({
    page: ref = 'home',
    query = '',
    before,
    act,
    shown,
  }: Interaction): Promise<number> => {
    const context = await browser.newContext(phone);
    try {
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await page.goto(site.origin + addressOf(ref, 'pt', true) + query);
      await touch(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await before?.(page);
      await act(page);
      await shown(page);
      await page.waitForFunction(() => 'latency' in document.documentElement.dataset);
      return Number(await page.evaluate(() => document.documentElement.dataset.latency));
    } finally {
      await context.close();
    }
  };
  try {
    for (const each of interactions) {
      rows.push({ name: each.name, milliseconds: await times(quick ? 1 : 5, () => measureOne(each)) });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    title: 'Interaction latency',
    markdown: `${timesTable('phone, 4× CPU', rows)}\n\nThe browser's own Event Timing, from the end of a touch to the next frame, in steps of 8 ms; a finger lies on the glass for ${touchMs} ms.`,
    data: rows,
  };
};

/** Presses with a finger, as long as people do: the page is at rest before, and a tap of a driver lasts no time at all. */
async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const { x, y, width, height } = (await target.boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await page.evaluate(observe);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(touchMs);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function key(page: Page, name: string): Promise<void> {
  await page.evaluate(observe);
  await page.keyboard.press(name);
}

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
