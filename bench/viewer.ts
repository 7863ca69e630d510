/** From a press to the first page of a policy's PDF on the screen. */
import type { Browser, Page } from '@playwright/test';
import { addressOf } from '../src/navigation/address.ts';
import { launch, type Part, times } from './part.ts';
import { serveSite } from '../server/serve-site.ts';
import { timesTable } from './table.ts';

interface Case {
  name: string;
  press: (page: Page) => Promise<void>;
}

const first = addressOf({ document: 'anti-corruption' }, 'pt', true);
const next = addressOf({ document: 'due-diligence' }, 'pt', true);
const click = (element: HTMLElement | SVGElement) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

const cases: Case[] = [
  {
    name: 'from the text, the viewer not fetched yet',
    press: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: 'PDF', exact: true })
        .evaluate(click)
        .then(() => {}),
  },
  {
    name: 'from the text, pointer on the switch before',
    press: async (page) => {
      const link = page.getByRole('main').getByRole('link', { name: 'PDF', exact: true });
      await link.hover();
      await page.waitForLoadState('networkidle');
      await restart(page);
      await link.evaluate(click);
    },
  },
  {
    name: 'from one document to the next',
    press: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'PDF', exact: true }).click();
      await drawn(page);
      await page.waitForLoadState('networkidle');
      await restart(page);
      await page.locator(`main a[href^="${next}"]`).first().evaluate(click);
    },
  },
];

export const measureViewer: Part = async ({ quick }) => {
  const site = await serveSite();
  const browser = await launch();
  const rows: { name: string; milliseconds: number[] }[] = [];
  try {
    for (const each of cases) {
      const milliseconds = await times(quick ? 1 : 5, () => measure(browser, site.origin, each));
      rows.push({ name: each.name, milliseconds });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    title: 'From a press to the first page of a PDF painted',
    markdown: timesTable('4× CPU', rows),
    data: rows,
  };
};

async function measure(browser: Browser, origin: string, { press }: Case): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await page.goto(`${origin}${first}?view=text`);
    await page.waitForFunction(() => 'running' in document.documentElement.dataset);
    await page.waitForLoadState('networkidle');
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await restart(page);
    await press(page);
    return await drawn(page);
  } finally {
    await context.close();
  }
}

/** Begins to watch: from the next press until there is ink on a new canvas of the first page. */
function restart(page: Page): Promise<void> {
  return page.evaluate(() => {
    const old = document.querySelector('[data-page="1"] canvas');
    delete document.documentElement.dataset.drawn;
    const sample = document.createElement('canvas');
    sample.width = sample.height = 64;
    const pen = sample.getContext('2d', { willReadFrequently: true })!;
    const inked = (canvas: HTMLCanvasElement) => {
      pen.drawImage(canvas, 0, 0, 64, 64);
      const { data } = pen.getImageData(0, 0, 64, 64);
      return data.some((value, index) => index % 4 === 0 && value < 200 && data[index + 3]! > 0);
    };
    addEventListener(
      'click',
      () => {
        const pressed = performance.now();
        const look = () => {
          const canvas = document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas');
          if (canvas && canvas !== old && canvas.width > 0 && inked(canvas)) {
            document.documentElement.dataset.drawn = String(performance.now() - pressed);
          } else {
            requestAnimationFrame(look);
          }
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

async function drawn(page: Page): Promise<number> {
  await page.waitForFunction(() => 'drawn' in document.documentElement.dataset);
  return Number(await page.evaluate(() => document.documentElement.dataset.drawn));
}
