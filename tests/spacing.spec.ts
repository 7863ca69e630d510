/** Every page with a reader's own spacing and colours, at 400 %, and walked by the tab key in both directions. */
import { firstDocument } from '../src/policy-documents.ts';
import { expect, test, visit } from './base.ts';
import { coveredStops, cutWords, paleWords, spaceOut } from './legible.ts';
import { pages } from './pages.ts';

/** The documents are set alike: one of them stands for all. */
const looked = pages.filter(
  ({ routeRef }) => typeof routeRef === 'string' || routeRef.document === firstDocument,
);

for (const { name, language, path } of looked) {
  test(`${language} ${name} can be read with other spacing and colours`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect(await paleWords(page), `forced colours, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none' });
    await spaceOut(page);
    // 320 px are 400 % of a window of 1280 px.
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cutWords(page), `what is cut at ${width} px`).toEqual([]);
    }
  });
}

/** One language of each direction; the page of all policies is the policy page's text in a box of its own. */
const walked = looked.filter(
  ({ language, name }) => ['pt', 'ar'].includes(language) && name !== 'total-policy',
);

for (const { name, language, path } of walked) {
  test(`${language} ${name} shows the focus at every stop`, async ({ page }) => {
    test.slow();
    for (const width of language === 'pt' ? [320, 1280] : [320]) {
      await page.setViewportSize({ width, height: 640 });
      await visit(page, path);
      expect(await coveredStops(page, 'Tab'), `forwards at ${width} px`).toEqual([]);
      expect(await coveredStops(page, 'Shift+Tab'), `backwards at ${width} px`).toEqual([]);
    }
  });
}

test('a found word can be read in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, '/pt/totalPolicy');
  await page.locator('main input').first().fill('dados pessoais');
  await expect(page.locator('mark').first()).toBeVisible();
  expect(await paleWords(page)).toEqual([]);
});
