/** The head of a policy: the ways to its file. */
import { expect, test, visit } from './base.ts';
import { addressOf, languages } from './pages.ts';

for (const language of languages) {
  test(`the ways to the file end with the rules above and below them, in one row (${language})`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, `${addressOf('policies', language, true)}?view=text`);
      const [download, check] = [
        page.locator('main a[download]'),
        page.locator('main a[href="#copy"]').first(),
      ];
      const last = width < 1024 ? check : download;
      const apart = await last.evaluate((link) => {
        const [end, rule] = [link, link.parentElement!.parentElement!].map((each) =>
          each.getBoundingClientRect(),
        );
        return document.dir === 'rtl' ? end!.left - rule!.left : rule!.right - end!.right;
      });
      expect(Math.abs(apart), `at ${width} px`).toBeLessThan(1);
      const [one, other] = [(await download.boundingBox())!, (await check.boundingBox())!];
      expect(other.height, `in one line at ${width} px`).toBeLessThan(56);
      expect(Math.abs(one.y + one.height / 2 - other.y - other.height / 2), `at ${width} px`).toBeLessThan(3);
    }
  });
}
