/** The header holds its menu, the language, and both ways to an account, in every language. */
import { expect, test } from './base.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

for (const width of [1024, 1279, 1280]) {
  for (const language of languages) {
    test(`${width} px, ${language}: all of it has room`, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(addressOf('home', language, true));
      const header = page.locator('header');
      await expect(header.getByRole('link', { name: copyOf(language, 'common').menu.login })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const [logo, ...rest] = await header
        .locator('a, button')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { left, right } = control.getBoundingClientRect();
            // What is squeezed is wider within.
            const squeezed = [control, ...control.querySelectorAll('svg')].some(
              (each) =>
                each.scrollWidth > each.clientWidth + 1 ||
                Math.abs(each.getBoundingClientRect().width - Number(each.getAttribute('width') ?? NaN)) > 1,
            );
            return { left, right, squeezed };
          }),
        );
      expect(logo!.right - logo!.left).toBeGreaterThan(100);
      const inOrder = [logo!, ...rest].toSorted((a, b) => a.left - b.left);
      expect(inOrder.filter(({ squeezed }) => squeezed)).toEqual([]);
      for (const [index, { left }] of inOrder.slice(1).entries())
        expect(left - inOrder[index]!.right).toBeGreaterThan(8);
    });
  }
}
