/** The heading of a page is seen in its own letters alone, which come before the other fonts. */
import { expect, holdBack, type Page, running, test, visit } from './base.ts';
import { phone, shift } from './first-screen.ts';
import { addressOf } from './pages.ts';

for (const [route, language] of [
  ['home', 'pt'],
  ['home', 'ar'],
  // “Pix” and “SWIFT” stand within the Arabic.
  ['services', 'ar'],
] as const) {
  test(`${route} in ${language}: the heading stands in its own letters before any other font has come, and stays`, async ({
    page,
  }) => {
    const send = await holdBack(page, /\/(?!heading-)[\w-]+\.woff2$/u);
    await page.goto(addressOf(route, language, true), { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Heading' && status === 'loaded'),
    );
    const width = () =>
      page.locator('h1').evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return Math.round(range.getBoundingClientRect().width);
      });
    const first = await width();
    expect(await machineFontsOf(page, 'h1')).toEqual([]);
    send();
    await running(page);
    // Where lines would break elsewhere, not before it is scrolled away.
    await expect(page.locator('html')).not.toHaveAttribute('data-fonts');
    await page.mouse.wheel(0, 2000);
    // The letters are dropped when the whole font is there.
    await page.waitForFunction(() => ![...document.fonts].some(({ family }) => family === 'Heading'));
    await page.evaluate(() => document.fonts.ready);
    expect(await width()).toBe(first);
  });
}

test('hook and dot of “fi” are one sign, however close letters are set', async ({ page }) => {
  await visit(page, '/pt');
  for (const selector of ['h1', 'main h2.statement, main h3.statement, main .h2, main .h3']) {
    const [joined, apart] = await page
      .locator(selector)
      .first()
      .evaluate((heading) => {
        const widthOf = (letters: string) => {
          const tried = heading.cloneNode() as HTMLElement;
          tried.style.cssText = 'display: inline-block; inline-size: auto; margin: 0; padding: 0';
          tried.textContent = letters;
          heading.after(tried);
          const { width } = tried.getBoundingClientRect();
          tried.remove();
          return width;
        };
        return [widthOf('fi'), widthOf('f\u200ci')] as const;
      });
    expect(apart - joined, selector).toBeGreaterThan(1);
  }
});

test('its letters are no font to the browser while they come, which it would put before the picture', async ({
  page,
}) => {
  const asked = page.waitForRequest(/\/heading-[\w-]+\.woff2$/u);
  await page.goto('/pt');
  expect((await asked).resourceType()).toBe('fetch');
});

/** The fonts of the machine that some letter of an element is painted in. */
async function machineFontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}

test.describe('while the letters of the heading have not come', () => {
  const letters = /\/heading-[\w-]+\.woff2$/u;

  test('it is painted in no other', async ({ page }) => {
    const send = await holdBack(page, letters);
    await page.goto('/pt', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main p').first()).toBeVisible();
    await expect(page.locator('h1')).toBeHidden();
    send();
    await expect(page.locator('h1')).toBeVisible();
  });

  test('and when they never come, in those that are there', async ({ page }) => {
    await page.clock.install();
    await page.route(letters, () => {});
    await page.goto('/pt', { waitUntil: 'commit' });
    await expect(page.locator('main p').first()).toBeVisible();
    await expect(page.locator('h1')).toBeHidden();
    await page.clock.fastForward(3000);
    await expect(page.locator('h1')).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('nothing below it moves, though a line would break elsewhere', async ({ page }) => {
      const send = await holdBack(page, letters);
      // In fonts of the machine this heading has a line more.
      await page.goto('/pt/about-us', { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      send();
      await expect(page.locator('h1')).toBeVisible();
      expect(await shift(page)).toBeLessThan(0.001);
    });
  });
});
