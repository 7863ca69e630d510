/** What is asked of every page of the site, in every language. */
import { AxeBuilder } from '@axe-core/playwright';
import { load } from 'cheerio';
import { directionOf } from '../src/language/languages.ts';
import { expect, type Page, running, test } from './base.ts';
import { allRouteRefs, files, languages, nameOf, pages } from './pages.ts';
import { foreignTexts, textsOfPage } from './words.ts';

/** The standard: WCAG 2.2 at level AA, and what is good practice beyond it. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Every page in every language. The policies' documents are one page: each is looked at in one language, and all
 * languages have their turn.
 */
const documents = allRouteRefs().filter((routeRef) => typeof routeRef !== 'string');
const looked = pages.filter(({ name, routeRef, language }) => {
  const turn = documents.findIndex((each) => nameOf(each) === name) % languages.length;
  return typeof routeRef === 'string' || languages[turn] === language;
});

for (const { name, language, path } of looked) {
  test(`${language} ${name}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await running(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
    await expect(page.locator('h1:visible')).toHaveCount(1);
    expect(foreignTexts(await page.evaluate(textsOfPage), language), 'texts of another language').toEqual([]);
    expect(await violations(page), 'at 1280 px').toEqual([]);

    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overhang(page), `what hangs over at ${width} px`).toEqual([]);
      if (width === 390) expect(await violations(page), 'at 390 px').toEqual([]);
    }
  });
}

for (const path of ['/nothing-here', ...languages.map((language) => `/${language}/nothing-here`)]) {
  test(`the error page at ${path}`, async ({ page, allow }) => {
    allow(/status of 404.*nothing-here/u);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await running(page);
    await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
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

/** What axe finds, one line a fault, with the place. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(standard).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

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
