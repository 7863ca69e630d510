/**
 * What is asked of every page in every language, at its address with the language and at the one without, in a browser
 * of that language. Each is opened once for all of it, one after the other in one browser context.
 */
import { directionOf } from '../src/language/languages.ts';
import { violations } from './axe.ts';
import { expect, type Page, running, test } from './base.ts';
import { addressOf, aliases, allRouteRefs, languages } from './pages.ts';
import { isNightly, widths } from './scope.ts';
import { foreignTexts, textsOfPage } from './words.ts';

for (const language of languages) {
  const documents = allRouteRefs().filter((routeRef) => typeof routeRef !== 'string');
  /** A document is long, and the same in every language to axe: each is scanned in one, by night in all. */
  const isScanned = (path: string) =>
    isNightly ||
    documents.every(
      (routeRef, index) =>
        addressOf(routeRef, language, true) !== path || languages[index % languages.length] === language,
    );

  test.describe(language, () => {
    test.use({ locale: language });

    for (const prefixed of [true, false]) {
      test(`every page ${prefixed ? 'with' : 'without'} the language in its address`, async ({
        page,
        complaints,
      }) => {
        const own = allRouteRefs().map((routeRef) =>
          addressOf(routeRef, prefixed ? language : 'pt', prefixed),
        );
        test.setTimeout(20_000 * own.length);
        for (const path of [...own, ...aliases(language, prefixed)]) {
          const at = decodeURI(path);
          // A phone shows a policy as text; its PDF has tests of its own.
          await page.setViewportSize({ width: path.includes('/polic') ? 390 : 1280, height: 900 });
          const response = await page.goto(path);
          expect.soft(response?.status(), `status of ${at}`).toBe(200);
          await running(page);
          const root = page.locator('html');
          await expect.soft(root, at).toHaveAttribute('lang', language);
          await expect.soft(root, at).toHaveAttribute('dir', directionOf(language));
          await expect.soft(page.locator('h1:visible'), at).toHaveCount(1);
          const foreign = foreignTexts(await page.evaluate(textsOfPage), language);
          expect.soft(foreign, `texts of another language at ${at}`).toEqual([]);
          for (const width of prefixed ? widths : []) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft(await overhang(page), `wider than ${width} px at ${at}`).toEqual([]);
          }
          if (prefixed && isScanned(path)) expect.soft(await violations(page), `axe at ${at}`).toEqual([]);
          expect.soft(complaints.splice(0), `what the browser says at ${at}`).toEqual([]);
        }
      });
    }
  });
}

/** The elements that make the page wider than the window. */
function overhang(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < 0 || right > clientWidth);
    });
    return wide.slice(0, 8).map((element) => `${element.tagName} ${element.className}`);
  });
}
