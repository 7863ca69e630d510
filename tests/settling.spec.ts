/** A page is laid out piece by piece while nobody reads it; a reader finds every place where it will stay. */
import { expect, holdBack, type Page, test } from './base.ts';
import { addressOf } from './pages.ts';
import { copyOf } from './words.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const address = addressOf({ document: 'group-app-policies' }, 'en', true);
const html = (page: Page) => page.locator('html');
const topOf = (page: Page, id: string) =>
  page.locator(id).evaluate((section) => Math.round(section.getBoundingClientRect().top));

test('what is far below waits, and all of it is there at the first touch', async ({ page }) => {
  const letFontsCome = await holdBack(page, /\.woff2$/u);
  await page.goto(address);
  await expect(html(page)).toHaveAttribute('data-settling');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const guessed = await height();
  await page.locator('h1').tap();
  await expect(html(page)).not.toHaveAttribute('data-settling');
  const whole = await height();
  expect(whole).not.toBe(guessed);
  letFontsCome();
  await expect(html(page)).not.toHaveAttribute('data-fonts');
  // Some lines break elsewhere in the web fonts.
  expect(Math.abs((await height()) - whole) / whole).toBeLessThan(0.05);
});

for (const path of ['/pt', '/zh/services', '/ar/about-us'])
  test(`the last section of ${path} waits, and is there at the first touch, or when the fonts are`, async ({
    page,
  }) => {
    const section = page.locator('main .section').last();
    const letFontsCome = await holdBack(page, /\.woff2$/u);
    await page.goto(path);
    await expect(html(page)).toHaveAttribute('data-settling');
    await expect(section).toHaveCSS('content-visibility', 'auto');
    await page.locator('main p').first().tap();
    await expect(section).toHaveCSS('content-visibility', 'visible');
    letFontsCome();
    await page.goto('about:blank');
    await page.goto(path);
    await expect(html(page)).not.toHaveAttribute('data-fonts');
    await expect(section).toHaveCSS('content-visibility', 'visible');
  });

test.describe('beside its contents', () => {
  test.use({ viewport: { width: 1280, height: 1400 }, hasTouch: false, isMobile: false });

  test('whoever is led to a section stays there when the fonts come', async ({ page }) => {
    const letFontsCome = await holdBack(page, /\.woff2$/u);
    // Not all of it: the fonts that are held back may belong to it.
    await page.goto(`${address}?view=text`, { waitUntil: 'domcontentloaded' });
    await expect(html(page)).toHaveAttribute('data-settling');
    // The contents stand beside the text once the application has it.
    await expect(
      page.getByRole('link', { name: copyOf('en', 'policies').view.text, exact: true }),
    ).toHaveAttribute('aria-current', 'true');
    await page.locator('main a[href="#section-6"]').filter({ visible: true }).first().click();
    await expect.poll(() => topOf(page, '#section-6')).toBeLessThan(200);
    const top = await topOf(page, '#section-6');
    expect(top).toBeGreaterThanOrEqual(0);
    letFontsCome();
    await expect(html(page)).not.toHaveAttribute('data-fonts');
    expect(Math.abs((await topOf(page, '#section-6')) - top)).toBeLessThan(3);
  });
});

test('a text that is opened at one of its sections, or come back to, is whole from the beginning', async ({
  page,
}) => {
  await holdBack(page, /\.woff2$/u);
  await page.goto(`${address}#section-6`);
  await expect(html(page)).toHaveAttribute('data-fonts');
  await expect(html(page)).not.toHaveAttribute('data-settling');
  await page.goto(address);
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-fonts');
  await expect(html(page)).not.toHaveAttribute('data-settling');
});

test('it has settled when the fonts are there', async ({ page }) => {
  await page.goto(address);
  await expect(html(page)).not.toHaveAttribute('data-fonts');
  await expect(html(page)).not.toHaveAttribute('data-settling');
  await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
});
