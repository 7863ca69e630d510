/** Every page with a reader's own spacing and colours, at 400 %, and walked by the tab key in both directions. */
import { expect, test, visit } from './base.ts';
import { changeLanguage, coveredStops, cutWords, paleWords, spaceOut } from './legible.ts';
import { addressOf, allRouteRefs, type Language, languages, nameOf } from './pages.ts';

/** The documents are set alike, and the policy page shows the first of them: it stands for all. */
const looked = allRouteRefs().filter((routeRef) => typeof routeRef === 'string');

/** One language of each direction stands for the others, where not all are asked. */
const sample: Language[] = ['pt', 'ar'];

for (const routeRef of looked) {
  test(`${nameOf(routeRef)} can be read with other spacing and colours`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, addressOf(routeRef, 'pt', true));
    // The colours are the same in every language.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      expect(await paleWords(page), `forced colours, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none' });
    await spaceOut(page);
    for (const language of languages) {
      // In place: the page is loaded once.
      await changeLanguage(page, language);
      // 320 px are 400 % of a window of 1280 px.
      for (const width of sample.includes(language) ? [1280, 390, 320] : [320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await cutWords(page), `what is cut in ${language} at ${width} px`).toEqual([]);
      }
    }
  });
}

/** The page of all policies is the policy page's text in a box of its own. */
for (const language of sample) {
  for (const routeRef of looked.filter((each) => each !== 'total-policy')) {
    test(`${language} ${nameOf(routeRef)} shows the focus at every stop`, async ({ page }) => {
      test.slow();
      // Without this every link that has the focus fetches its page ahead.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, addressOf(routeRef, language, true));
      for (const width of language === 'pt' ? [320, 1280] : [320]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await coveredStops(page, 'Tab'), `forwards at ${width} px`).toEqual([]);
        expect(await coveredStops(page, 'Shift+Tab'), `backwards at ${width} px`).toEqual([]);
      }
    });
  }
}

test('a found word can be read in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, '/pt/totalPolicy');
  await page.locator('main input').first().fill('dados pessoais');
  await expect(page.locator('mark').first()).toBeVisible();
  expect(await paleWords(page)).toEqual([]);
});
