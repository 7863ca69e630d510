/** How far every page jumps, in every language: while it loads with its fonts late, and while it is scrolled to its end. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { addressOf, allRouteRefs } from '../src/navigation/address.ts';
import { languages } from '../src/language/languages.ts';
import { serveSite } from '../server/serve-site.ts';
import { launch, nameOf, type Part } from './part.ts';
import { table } from './table.ts';
import { phone } from './weigh.ts';

const screens: Record<string, BrowserContextOptions> = {
  'small phone': { ...phone, viewport: { width: 390, height: 844 } },
  phone,
  computer: { viewport: { width: 1280, height: 900 }, locale: 'pt-BR' },
};

/** How much later than the file its fonts come, in milliseconds. */
const fontDelayMs = 800;

/** A page in one language on one screen, and what jumped on it. */
interface Row {
  page: string;
  language: string;
  screen: string;
  shift: number;
  /** The elements that moved. */
  moved: string[];
}

export const measureShift: Part = async ({ quick, pages, languages: wanted = languages }) => {
  const site = await serveSite();
  const browser = await launch();
  const rows: Row[] = [];
  try {
    const routeRefs = allRouteRefs().filter((each) => pages?.includes(nameOf(each)) ?? true);
    for (const routeRef of quick ? routeRefs.slice(0, 1) : routeRefs) {
      for (const language of languages.filter((each) => wanted.includes(each))) {
        for (const [screen, options] of Object.entries(screens)) {
          const address = site.origin + addressOf(routeRef, language, true);
          rows.push({
            page: nameOf(routeRef),
            language,
            screen,
            ...(await jumps(browser, address, options)),
          });
        }
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const jumping = rows.filter(({ shift }) => shift >= 0.0005);
  return {
    title: 'Layout shift',
    markdown: [
      `${rows.length - jumping.length} of ${rows.length} pages, languages and screens (390, 412 and 1280 points) do not move: 0.000, with ` +
        `fonts that come ${fontDelayMs} ms late, scrolled to the end.`,
      ...(jumping.length > 0
        ? [
            table(
              ['', '', '', 'shift', 'what moved'],
              jumping.map(({ page, language, screen, shift, moved }) => [
                page,
                language,
                screen,
                shift.toFixed(4),
                moved.join(', '),
              ]),
            ),
          ]
        : []),
    ].join('\n\n'),
    data: rows,
  };
};

async function jumps(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
): Promise<{ shift: number; moved: string[] }> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.route(/\.woff2$/u, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, fontDelayMs));
      await route.continue();
    });
    await page.goto(address);
    await page.waitForFunction(() => !('undressed' in document.documentElement.dataset));
    await scrollThrough(page);
    await page.evaluate(() => document.fonts.ready);
    return await page.evaluate(shiftsSoFar);
  } finally {
    await context.close();
  }
}

/** By the wheel, a bit more than half a screen at a time, as somebody reads. */
async function scrollThrough(page: Page): Promise<void> {
  const { height } = page.viewportSize()!;
  for (let reached = false; !reached;) {
    await page.mouse.wheel(0, height * 0.6);
    reached = await page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const before = scrollY;
          setTimeout(() => {
            resolve(scrollY === before && scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
          }, 120);
        }),
    );
  }
}

/** What the browser counts (Layout Instability); what follows a touch or a key at once is not counted. */
function shiftsSoFar(): Promise<{ shift: number; moved: string[] }> {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      const counted = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
      const nodes = counted.flatMap(({ sources }) => sources.map(({ node }) => node));
      const names = nodes.map((node) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return element ? `${element.localName}.${element.getAttribute('class') ?? element.id}` : 'gone';
      });
      resolve({
        shift: counted.reduce((sum, { value }) => sum + value, 0),
        moved: [...new Set(names)],
      });
    }).observe({ type: 'layout-shift', buffered: true });
    // Nothing is reported where nothing has moved.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve({ shift: 0, moved: [] })));
  });
}
