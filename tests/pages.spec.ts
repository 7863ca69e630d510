/**
 * What is asked of every page in every language, at its address with the language and at the one without, in a browser
 * of that language. Each is opened once for all of it, one after the other in one browser context.
 */
import { directionOf } from '../src/language/languages.ts';
import { violations } from './axe.ts';
import { expect, type Page, test, waitForHydration } from './base.ts';
import { addressOf, aliases, allRouteRefs, languages } from './pages.ts';
import { isNightly, testedLanguages, widths } from './test-matrix.ts';
import { untranslatedTexts, textsOfPage } from './words.ts';

const oneDocument = allRouteRefs().find((routeRef) => typeof routeRef !== 'string');

for (const language of languages) {
  /** The pages that axe scans: a document is long, and the same to it in every language, so one stands for all. */
  const scanned = new Set(
    testedLanguages.includes(language)
      ? allRouteRefs()
          .filter((each) => isNightly || each === oneDocument || typeof each === 'string')
          .map((routeRef) => addressOf(routeRef, language, true))
      : [],
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
          if (path.includes('/polic')) await page.setViewportSize({ width: 390, height: 900 });
          const response = await page.goto(path);
          expect.soft(response?.status(), `status of ${at}`).toBe(200);
          await waitForHydration(page);
          const told = { lang: language, dir: directionOf(language), headings: 1 };
          expect.soft(await page.evaluate(tells), at).toEqual(told);
          const foreign = untranslatedTexts(await page.evaluate(textsOfPage), language);
          expect.soft(foreign, `texts of another language at ${at}`).toEqual([]);
          // From the width that the page was opened at, which is where the one before it ended.
          const inOrder = page.viewportSize()!.width === widths[0] ? widths : widths.toReversed();
          for (const width of prefixed ? inOrder : []) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft(await overhang(page), `wider than ${width} px at ${at}`).toEqual([]);
          }
          if (scanned.has(path)) expect.soft(await violations(page), `axe at ${at}`).toEqual([]);
          expect.soft(complaints.splice(0), `what the browser says at ${at}`).toEqual([]);
        }
      });
    }
  });
}

/** Runs in the page: what it says of itself, and how many titles are seen. */
function tells() {
  const { lang, dir } = document.documentElement;
  const headings = [...document.querySelectorAll('h1')].filter((each) => each.checkVisibility());
  return { lang, dir, headings: headings.length };
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
