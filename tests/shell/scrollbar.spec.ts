/** A scrollbar that takes room, as on most computers: nothing moves behind a dialog. */
import { browserArguments, findBrowser } from '../browser.ts';
import { expect, type Page, test, visit } from '../base.ts';

// Playwright hides scrollbars unless told.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserArguments,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** Where words stand along the line, and how large they are. */
const words = (page: Page) =>
  page.locator('h1, h1 ~ *, footer p').evaluateAll((elements) =>
    elements.map((element) => {
      const { left, width, height } = element.getBoundingClientRect();
      return [left, width, height, getComputedStyle(element).fontSize].join(' ');
    }),
  );

for (const [path, width, opener] of [
  ['/ar', 1440, 'footer a[href$="/contact"]'],
  ['/pt', 1280, 'header [commandfor=language]'],
  ['/zh/services', 768, 'header [commandfor=menu]'],
] as const) {
  test(`the page stays where it is behind a dialog (${path}, ${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    await page.locator(opener).first().focus();
    // Down there the words of the first window are as the page says again: they may have stood for a font of the machine.
    if (opener.startsWith('footer')) await expect(page.locator('main [style*="font-size"]')).toHaveCount(0);
    const [room, before] = [
      await page.evaluate(() => innerWidth - document.body.clientWidth),
      await words(page),
    ];
    expect(room, 'a scrollbar beside the page').toBeGreaterThan(5);
    await page.locator(opener).first().press('Enter');
    await expect(page.locator('dialog[open]')).toBeVisible();
    expect(await words(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    expect(await words(page)).toEqual(before);
  });
}
