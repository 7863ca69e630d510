/** Headings are set in lines that belong together, in every language and at every width. */
import { expect, test, visit } from './base.ts';
import { lonelyEnds } from './heading-lines.ts';
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
  test(`the second heading of about us does not say the first again (${language})`, async ({ page }) => {
    await visit(page, addressOf('about-us', language, true));
    const title = (await page.locator('h1').innerText()).split(/[,،，.。]/u)[0]!;
    expect(title.length).toBeGreaterThan(5);
    const welcome = (await page.locator('#welcome h2').innerText()).toLowerCase().replaceAll('\n', ' ');
    expect(welcome).not.toContain(title.toLowerCase());
  });
}
