/** The error page: an address that matches nothing, and a page that throws. */
import type { Locator } from '@playwright/test';
import { expect, type Page, running, test, visit } from './base.ts';
import { scriptWith } from './built-script.ts';
import { makePageThrow } from './throwing-page.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'common');
const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true });

test('a page that throws shows the error page with its message', async ({ page, allow }) => {
  allow(/Broken by a test/u);
  await makePageThrow(page, scriptWith(copyOf('en', 'about-us').meta.title));
  await visit(page, '/en');
  await footerLink(page, copy.menu.about).click();
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
  await expect(page.locator('main')).toContainText('Broken by a test');
  await footerLink(page, copy.menu.partners).click();
  await expect(page, 'the rest of the site goes on').toHaveTitle(copyOf('en', 'partners').meta.title);
});

for (const [path, language] of [
  ['/nothing-here', 'pt'],
  ['/en/nothing-here', 'en'],
  ['/ar/policies/nothing-here', 'ar'],
  // Slugs are written in one way.
  ['/en/policies/Due-Diligence-Policy', 'en'],
  ['/about-us/nothing-here', 'pt'],
  ['/%E0%A4%A', 'pt'],
  ['/en/%E0%A4%A', 'en'],
] as const) {
  test(`${path} is the error page`, async ({ page, allow }) => {
    allow(/status of 404/u);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await running(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
    await expect(page.locator('main')).toContainText('404 Not Found');
    await page
      .locator('main')
      .getByRole('link', { name: copyOf(language, 'errors').home })
      .click();
    await expect(page).toHaveTitle(copyOf(language, 'home').meta.title);
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the error page and its way home work', async ({ page, allow }) => {
    allow(/status of 404/u);
    await page.goto('/en/nothing-here');
    await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
    await page
      .locator('main')
      .getByRole('link', { name: copyOf('en', 'errors').home })
      .click();
    await expect(page).toHaveURL('/en');
  });
});

test('an address without a page leads there by itself, and the way back returns', async ({ page, allow }) => {
  allow(/status of 404/u);
  await page.goto('/en/nothing-here');
  await running(page);
  await page
    .locator('main')
    .getByRole('link', { name: copyOf('en', 'errors').home })
    .click();
  await expect(page).toHaveURL('/en');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
});

for (const path of ['/nothing-here', '/ar/nothing-here']) {
  test(`the drawing stands clear of the words where it stands beside them (${path})`, async ({
    page,
    allow,
  }) => {
    allow(/status of 404/u);
    await visit(page, path);
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overlap = await page.locator('[data-error]').evaluate((section) => {
        const drawing = section.querySelector('svg[width]')!.getBoundingClientRect();
        const words = [...section.querySelectorAll('h1, p')].map((each) => each.getBoundingClientRect());
        return words.some(({ left, right }) => left < drawing.right && right > drawing.left);
      });
      expect(overlap, `at ${width} px`).toBe(false);
    }
  });
}

for (const language of ['pt', 'ar', 'zh'] as const) {
  test(`says first, in the visitor's language, what has happened (${language})`, async ({ page, allow }) => {
    allow(/status of 404/u);
    await visit(page, `/${language}/nothing-here`);
    const size = (of: Locator) =>
      of.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const said = page.locator('main').getByText(copyOf(language, 'errors').missing.title);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await size(said), `at ${width} px`).toBeGreaterThan(1.3 * (await size(page.locator('h1'))));
    }
  });
}

/** The fonts that an element is painted in. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

for (const path of ['/nothing-here', '/ar/nothing-here', '/zh/nothing-here']) {
  test(`the title of ${path} is set in the display face`, async ({ page, allow }) => {
    allow(/status of 404/u);
    await page.goto(path);
    await expect.poll(() => fontsOf(page, 'h1')).toEqual([expect.stringContaining('Newsreader')]);
  });
}
