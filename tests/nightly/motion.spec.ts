/** Visits without reduced motion: navigation, back and forward, language changes, fast clicks. */
import { expect, type Page, test, visit } from '../base.ts';
import { addressOf, type Language } from '../pages.ts';
import { copyOf } from '../words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Part = 'products' | 'services' | 'partners';

/** Checks that everything agrees on the current page and language. */
async function isAt(page: Page, part: Part, language: Language): Promise<void> {
  await expect(page).toHaveURL(addressOf(part, language, true));
  await expect(page).toHaveTitle(copyOf(language, part).meta.title);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('main h1')).toBeVisible();
}

/** Clicks footer links immediately after each other. */
const press = (page: Page, ...parts: Part[]) =>
  page.evaluate((endings) => {
    for (const ending of endings)
      document.querySelector<HTMLElement>(`footer a[href$="/${ending}"]`)!.click();
  }, parts);

for (const language of ['pt', 'ar'] satisfies Language[]) {
  test(`${language}: navigation without reduced motion`, async ({ page }) => {
    await visit(page, addressOf('products', language, true));
    await press(page, 'partners');
    await isAt(page, 'partners', language);
    await page.goBack();
    await isAt(page, 'products', language);
    await page.goForward();
    await isAt(page, 'partners', language);
    await press(page, 'services', 'products', 'partners', 'services');
    await isAt(page, 'services', language);
    await page.goBack();
    await page.goForward();
    await isAt(page, 'services', language);
    await page.locator('header [commandfor=language]').click();
    await page.locator('dialog[open] a[hreflang=es]').click();
    await isAt(page, 'services', 'es');
    await press(page, 'partners');
    await page.locator('header [commandfor=language]').click();
    await page.keyboard.press('Escape');
    await isAt(page, 'partners', 'es');
    await page.mouse.wheel(0, 500);
    await page.locator('footer a[href="#top"]').click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}
