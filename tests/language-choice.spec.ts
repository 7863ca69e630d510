/** A choice of language holds: against a cookie, an earlier query, back, a new tab, the error page. */
import { directionOf } from '../src/language/languages.ts';
import { type BrowserContext, expect, type Page, test, visit } from './base.ts';
import { type Language } from './pages.ts';
import { copyOf } from './words.ts';

const storageKey = 'i18nextLng';

async function shows(page: Page, language: Language, part: 'about-us' | 'products' = 'about-us') {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
  await expect(page).toHaveTitle(copyOf(language, part).meta.title);
  await expect(page.locator('header')).toContainText(copyOf(language, 'common').menu.about);
}

/** Chooses a language in the dialog, by its link. */
async function choose(page: Page, language: Language) {
  await page.locator('header button[commandfor=language]').click();
  await page.getByRole('dialog').locator(`a[hreflang=${language}]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

const store = (context: BrowserContext, language: Language) =>
  context.addInitScript(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value), [
    storageKey,
    language,
  ] as const);
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

for (const path of ['/about-us', '/en/about-us']) {
  test(`on ${path}, against a cookie of another language`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'i18next', value: 'en', url: baseURL! }]);
    await visit(page, path);
    await shows(page, 'en');
    await choose(page, 'es');
    await page.reload();
    await shows(page, 'es');
    const other = await context.newPage();
    await visit(other, '/about-us');
    await shows(other, 'es');
    expect((await context.cookies()).filter(({ name }) => name === 'i18next')).toEqual([]);
  });
}

test('against a cookie of another language for a part of the site', async ({ page, context }) => {
  await context.addCookies([{ name: 'i18next', value: 'en', domain: '127.0.0.1', path: '/about-us' }]);
  await visit(page, '/about-us');
  await shows(page, 'en');
  await choose(page, 'es');
  await page.reload();
  await shows(page, 'es');
});

test('against a language that an earlier address asked for', async ({ page }) => {
  await visit(page, '/about-us?lng=en');
  await page
    .locator('footer')
    .getByRole('link', { name: copyOf('en', 'common').menu.products, exact: true })
    .click();
  await expect(page).toHaveURL('/products');
  await choose(page, 'es');
  await page.goBack();
  await shows(page, 'es');
  await expect(page).toHaveURL('/about-us?lng=es');
  await page.reload();
  await shows(page, 'es');
  await visit(page, '/products');
  await shows(page, 'es', 'products');
});

test('an address that asks for a language is heard again, but remembered once', async ({ page }) => {
  await visit(page, '/about-us?lng=en');
  expect(await stored(page)).toBe('en');
  await page.goto('/es/products');
  await visit(page, '/es/products');
  await choose(page, 'zh');
  await page.goBack();
  await page.goBack();
  await shows(page, 'en');
  expect(await stored(page)).toBe('zh');
});

test('a page with a language in its address is no choice', async ({ page, context }) => {
  await store(context, 'en');
  await visit(page, '/zh/products');
  await shows(page, 'zh', 'products');
  expect(await stored(page)).toBe('en');
  await visit(page, '/products');
  await shows(page, 'en', 'products');
});

test('what the browser speaks is no choice', async ({ page }) => {
  await visit(page, '/about-us');
  await shows(page, 'pt');
  expect(await stored(page)).toBeNull();
});

test('a choice made before the application runs is remembered', async ({ page }) => {
  await page.route(/\/assets\/main-[^/]*\.js/u, () => {});
  await page.goto('/about-us');
  await choose(page, 'es');
  await expect(page).toHaveURL('/es/about-us');
  expect(await stored(page)).toBe('es');
});

test('a page that the browser kept shows the language that was chosen since', async ({ page }) => {
  await visit(page, '/about-us');
  await page.evaluate((key) => {
    localStorage.setItem(key, 'ar');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, storageKey);
  await shows(page, 'ar');
  await expect(page).toHaveURL('/about-us');
});

test('on the error page, also when it is loaded anew', async ({ page, allow }) => {
  allow(/status of 404/u);
  await visit(page, '/ar/nothing-here');
  await choose(page, 'es');
  await expect(page).toHaveURL('/es/nothing-here');
  await expect(page.locator('main')).toContainText(copyOf('es', 'errors').missing.title);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('main')).toContainText(copyOf('es', 'errors').missing.title);
});

test('on an address without page and language, as anywhere', async ({ page, context, allow }) => {
  allow(/status of 404/u);
  await store(context, 'es');
  const missing = async (language: Language) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('main')).toContainText(copyOf(language, 'errors').missing.title);
    await expect(page).toHaveURL('/nothing-here');
  };
  await visit(page, '/nothing-here');
  await missing('es');
  await choose(page, 'zh');
  await missing('zh');
  await page.reload();
  await missing('zh');
});

test('the dialog opens at the language that is shown', async ({ page }) => {
  await visit(page, '/en/about-us');
  await choose(page, 'es');
  await page.locator('header button[commandfor=language]').click();
  await expect(page.getByRole('dialog').locator('a[hreflang=es]')).toBeFocused();
});
