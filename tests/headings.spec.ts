/** Headings are set in lines that belong together, in every language and at every width. */
import { expect, test, visit } from './base.ts';
import { lonelyEnds, partedWords } from './heading-lines.ts';
import { addressOf, languages, pages } from './pages.ts';

const widths = [320, 360, 390, 560, 768, 900, 1024, 1160, 1280, 1440, 1680, 1920];

/** The documents are set as text, in narrow columns of their own. */
const composed = pages.filter(({ routeRef }) => typeof routeRef === 'string' && !/polic/iu.test(routeRef));

for (const language of languages) {
  test(`no heading ends in a short word alone, ${language}`, async ({ page }) => {
    test.slow();
    for (const { path } of composed.filter((each) => each.language === language)) {
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await lonelyEnds(page, language === 'zh'), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

for (const language of languages) {
  test(`no line parts an hour, a number or a short compound, ${language}`, async ({ page }) => {
    test.slow();
    // All texts of policies at once say nothing that one of them does not.
    const shown = pages.filter(({ routeRef }) => typeof routeRef === 'string' && !/total/iu.test(routeRef));
    for (const { path } of shown.filter((each) => each.language === language)) {
      await visit(page, path);
      for (const width of [320, 390, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await partedWords(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('the heading of contact is one line beside the form', async ({ page }) => {
  for (const language of languages) {
    await visit(page, addressOf('contact', language, true));
    await page.evaluate(() => document.fonts.ready);
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page.locator('h1').evaluate((heading) => {
        const { height } = heading.getBoundingClientRect();
        return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
      });
      expect(lines, `${language} at ${width} px`).toBe(1);
    }
  }
});

for (const language of languages) {
  test(`the second heading of about us does not say the first again (${language})`, async ({ page }) => {
    await visit(page, addressOf('about-us', language, true));
    const title = (await page.locator('h1').innerText()).split(/[,،，.。]/u)[0]!;
    expect(title.length).toBeGreaterThan(5);
    const welcome = (await page.locator('#welcome h2').innerText()).toLowerCase().replaceAll('\n', ' ');
    expect(welcome).not.toContain(title.toLowerCase());
  });
}
