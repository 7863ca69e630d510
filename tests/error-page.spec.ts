/** The error page. */
import { violations } from './axe.ts';
import { expect, test, waitForHydration } from './base.ts';
import { copyOf } from './words.ts';

/** English in every language. */
const title = 'Unexpected Application Error!';

for (const [path, language] of [
  ['/nothing-here', 'en'],
  ['/pt/nothing-here', 'pt'],
  ['/ar/policies/nothing-here', 'ar'],
  ['/zh/%E0%A4%A', 'zh'],
] as const) {
  test(`${path} shows the error page, and its links work`, async ({ browser, baseURL, page, allow }) => {
    allow(/status of 40[04]/u);
    const context = await browser.newContext({ baseURL: baseURL!, locale: language });
    const own = path.startsWith(`/${language}/`) ? page : await context.newPage();
    const response = await own.goto(path);
    expect(response?.status()).toBe(404);
    await waitForHydration(own);
    await expect(own).toHaveTitle(new RegExp(title, 'u'));
    await expect(own.locator('html')).toHaveAttribute('lang', language);
    const main = own.locator('main');
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main).toContainText('404 Not Found');
    const { missing, home } = copyOf(language, 'errors');
    await expect(main).toContainText(missing.title);
    expect(await violations(own)).toEqual([]);
    await main.getByRole('link', { name: home }).click();
    await expect(own).toHaveTitle(copyOf(language, 'home').meta.title);
    await own.goBack();
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await context.close();
  });
}

test('the language can be changed on the error page', async ({ page, allow }) => {
  allow(/status of 404/u);
  await page.goto('/ar/nothing-here');
  await waitForHydration(page);
  await page.locator('header [commandfor=language]').click();
  await page.getByRole('dialog').locator('a[hreflang=es]').click();
  await expect(page).toHaveURL('/es/nothing-here');
  await expect(page.locator('main')).toContainText(copyOf('es', 'errors').missing.title);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the error page and its link home work', async ({ page, allow }) => {
    allow(/status of 404/u);
    await page.goto('/en/nothing-here');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: copyOf('en', 'errors').home })
      .click();
    await expect(page).toHaveURL('/en');
  });
});
