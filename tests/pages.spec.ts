/**
 * Checks of every page in every language, with and without language in the address, in a browser of that
 * language. Each is opened once, in one browser context.
 */
import { directionOf } from '../src/language/languages.ts';
import { violations } from './axe.ts';
import { expect, type Page, test, waitForHydration } from './base.ts';
import { addressOf, aliases, allRouteRefs, languages } from './pages.ts';
import { isNightly, testedLanguages, widths } from './test-matrix.ts';
import { untranslatedTexts, textsOfPage } from './words.ts';

const oneDocument = allRouteRefs().find((routeRef) => typeof routeRef !== 'string');

for (const language of languages) {
  /** The pages that axe scans. One policy stands for all: they are long, and alike. */
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
          // On a phone, so that a policy is shown as text: the viewer has its own tests.
          if (path.includes('/polic')) await page.setViewportSize({ width: 390, height: 900 });
          const response = await page.goto(path);
          expect.soft(response?.status(), `status of ${at}`).toBe(200);
          await waitForHydration(page);
          const told = { lang: language, dir: directionOf(language), headings: 1 };
          expect.soft(await page.evaluate(tells), at).toEqual(told);
          const foreign = untranslatedTexts(await page.evaluate(textsOfPage), language);
          expect.soft(foreign, `texts of another language at ${at}`).toEqual([]);
          // Starts from the current width, the last one of the page before.
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

/** Runs in the page: its title, and the number of visible h1 elements. */
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
