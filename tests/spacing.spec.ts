/**
 * Every page in every language with a reader's own spacing and colours, at 400 %, and walked by the tab key in both
 * directions. Each page is loaded once, and shown in the other languages in place.
 */
import { expect, type Page, test, visit } from './base.ts';
import { changeLanguage, coveredStops, cutWords, paleWords, spaceOut } from './legible.ts';
import { addressOf, allRouteRefs, languages, nameOf } from './pages.ts';

for (const routeRef of allRouteRefs()) {
  test(`${nameOf(routeRef)} can be read with other spacing and colours`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, textOf(addressOf(routeRef, 'pt', true)));
    await spaceOut(page);
    for (const language of languages) {
      await changeLanguage(page, language);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await paleWords(page), `forced colours, ${colorScheme}, in ${language}`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
      // 320 px are 400 % of a window of 1280 px.
      for (const width of [1280, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await cutWords(page), `what is cut in ${language} at ${width} px`).toEqual([]);
      }
    }
  });

  test(`${nameOf(routeRef)} shows the focus at every stop`, async ({ page }) => {
    test.slow();
    // Without this every link that has the focus fetches its page ahead.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    // Else a field is still on its way into view when the key comes up.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, textOf(addressOf(routeRef, 'pt', true)));
    for (const language of languages) {
      await changeLanguage(page, language);
      for (const width of language === 'pt' ? [320, 1280] : [320]) {
        await page.setViewportSize({ width, height: 640 });
        await expectVisibleStops(page, `in ${language} at ${width} px`);
      }
    }
  });
}

/** The text of a policy, also in a wide window. */
const textOf = (path: string) => `${path}?view=text`;

async function expectVisibleStops(page: Page, where: string): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    expect(await coveredStops(page, key), `${key} ${where}`).toEqual([]);
  }
}

test('a found word can be read in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, '/pt/totalPolicy');
  await page.locator('main input').first().fill('dados pessoais');
  await expect(page.locator('mark').first()).toBeVisible();
  expect(await paleWords(page)).toEqual([]);
});
