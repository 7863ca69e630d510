/**
 * What is asked of every page of the site, in every language. Each is opened once for all of it, and what is found is
 * told together.
 */
import { load } from 'cheerio';
import { directionOf } from '../src/language/languages.ts';
import { violations } from './axe.ts';
import { expect, type Page, running, test, visit } from './base.ts';
import { brokenHeadings, cutWords, paleWords, spaceOut } from './legible.ts';
import { nameFaults } from './names.ts';
import { allRouteRefs, files, type Language, languages, nameOf, pages, type RouteRef } from './pages.ts';
import { walkByTab } from './tab-walk.ts';
import { copyOf, foreignTexts, textsOfPage } from './words.ts';

/** The policies' documents are one page: each is scanned in one language, and all languages have their turn. */
const documents = allRouteRefs().filter((routeRef) => typeof routeRef !== 'string');
const isScanned = (routeRef: RouteRef, language: Language) =>
  typeof routeRef === 'string' || languages[documents.indexOf(routeRef) % languages.length] === language;

/** Pages that a wide window shows as the PDF. */
const opensPdf = (routeRef: RouteRef) => typeof routeRef !== 'string' || routeRef === 'policies';

for (const { name, language, routeRef, path } of pages) {
  test(`${language} ${name}`, async ({ page }) => {
    // All that is asked of it, and the longest page of all, on two busy cores.
    test.slow();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await running(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
    await expect(page.locator('h1:visible')).toHaveCount(1);
    if (routeRef === 'home') await comeNear(page, language);

    const foreign = foreignTexts(await page.evaluate(textsOfPage), language);
    expect.soft(foreign, 'texts of another language').toEqual([]);
    for (const [what, found] of Object.entries(await nameFaults(page))) expect.soft(found, what).toEqual([]);
    const scanned = isScanned(routeRef, language);
    if (scanned) expect.soft(await violations(page), 'by axe at 1280 px').toEqual([]);
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await overhang(page), `what hangs over at ${width} px`).toEqual([]);
      if (scanned && width === 390) expect.soft(await violations(page), 'by axe at 390 px').toEqual([]);
    }

    // The text of a policy can be read otherwise; its PDF is a picture.
    if (opensPdf(routeRef)) await visit(page, `${path}?view=text`);
    if (typeof routeRef === 'string' && language !== 'zh')
      expect.soft(await brokenHeadings(page), 'what a heading breaks at 320 px').toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect.soft(await paleWords(page), `pale in forced colours, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
    await expectVisibleStops(page, language === 'pt' ? [320, 1280] : [320]);
    await spaceOut(page);
    // 320 px are 400 % of a window of 1280 px.
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await cutWords(page), `cut by a reader’s spacing at ${width} px`).toEqual([]);
    }
  });
}

/** Comes near the record of the home page, which is fetched only then. */
async function comeNear(page: Page, language: Language): Promise<void> {
  const { title, set } = copyOf(language, 'record');
  await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: set })).toBeVisible();
}

/** Every control can be seen when it has the focus, whichever way one comes to it. */
async function expectVisibleStops(page: Page, widths: number[]): Promise<void> {
  // Without this every link that has the focus fetches its page ahead.
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    const there = await walkByTab(page, 'forward');
    const back = await walkByTab(page, 'backward');
    expect.soft(there.covered, `covered by Tab at ${width} px`).toEqual([]);
    expect.soft(back.covered, `covered by Shift+Tab at ${width} px`).toEqual([]);
    // On a phone the footer is folded: the shortest pages have fewer.
    expect.soft(there.stops, `stops at ${width} px`).toBeGreaterThan(12);
    expect.soft(back.stops, `stops on the way back at ${width} px`).toBe(there.stops);
  }
}

for (const path of ['/nothing-here', ...languages.map((language) => `/${language}/nothing-here`)]) {
  test(`the error page at ${path}`, async ({ page, allow }) => {
    allow(/status of 404.*nothing-here/u);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await running(page);
    await expect(page.locator('main h2')).toHaveText('Unexpected Application Error!');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await overhang(page)).toEqual([]);
  });
}

test('every address answers, with and without a slash at its end', async ({ request }) => {
  for (const { path, language, routeRef } of files) {
    for (const address of path === '/' ? ['/'] : [path, `${path}/`]) {
      const response = await request.get(address);
      const html = await response.text();
      const label = `${nameOf(routeRef)} at ${decodeURI(address)}`;
      expect(response.status(), label).toBe(routeRef === 'not-found' ? 404 : 200);
      const $ = load(html);
      expect($('html').attr(), label).toMatchObject({ lang: language, dir: directionOf(language) });
      expect($('h1'), label).toHaveLength(1);
    }
  }
});

/** The elements that make the page wider than the window. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > clientWidth + 1);
    });
    return [
      `${scrollWidth} px`,
      ...wide.slice(0, 8).map((element) => `${element.tagName} ${element.className}`),
    ];
  });
}
