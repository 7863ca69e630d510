/** Which language a visitor sees. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Response } from '@playwright/test';
import { expect, test, visit } from '../base.ts';
import { type Language, languages } from '../pages.ts';
import { copyOf } from '../words.ts';
import { shows, storageKey, store } from './languages.ts';

test.describe('on an address without language', () => {
  /** The sources in the specification's order; each names a language that the next ones do not. */
  const sources = ['query', 'cookie', 'local storage', 'session storage', 'browser', 'page'] as const;
  const named: Language[] = ['en', 'es', 'ar', 'zh', 'en', 'pt'];

  for (const [first, source] of sources.entries()) {
    test(`the first to speak decides: ${source}`, async ({ browser, baseURL }) => {
      const speaks = (each: (typeof sources)[number]) => sources.indexOf(each) >= first;
      const context = await browser.newContext({
        baseURL: baseURL!,
        locale: speaks('browser') && source !== 'page' ? 'en-GB' : 'fr-FR',
      });
      if (speaks('cookie')) await context.addCookies([{ name: 'i18next', value: 'es-MX', url: baseURL! }]);
      if (speaks('local storage')) await store(context, 'localStorage', 'ar');
      if (speaks('session storage')) await store(context, 'sessionStorage', 'zh-CN');
      const page = await context.newPage();
      const address = speaks('query') ? '/about-us?lng=en' : '/about-us';
      await visit(page, address);
      await shows(page, named[first]!);
      expect(page.url(), 'the address stays as it was').toBe(baseURL + address);
      // Only what was asked for in the address is remembered; what was found elsewhere stays as it is.
      const stored = await page.evaluate((key) => localStorage.getItem(key), storageKey);
      expect(stored).toBe(source === 'query' ? named[first] : speaks('local storage') ? 'ar' : null);
      await context.close();
    });
  }

  test('hostile values fall through to the next source', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale: 'es-AR' });
    await context.addCookies([{ name: 'i18next', value: '%E0%A4%A', url: baseURL! }]);
    await store(context, 'localStorage', '"><img src=x onerror=alert(1)>');
    await store(context, 'sessionStorage', '__proto__');
    const page = await context.newPage();
    await visit(page, '/about-us?lng=../../en&lng=%3Cscript%3E');
    await shows(page, 'es');
    await context.close();
  });

  test('blocked storage breaks nothing', async ({ page, context }) => {
    await context.addInitScript(() => {
      const forbidden = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: forbidden });
      Object.defineProperty(window, 'sessionStorage', { get: forbidden });
    });
    await visit(page, '/about-us?lng=zh');
    await shows(page, 'zh');
    await page
      .locator('footer')
      .getByRole('link', { name: copyOf('zh', 'common').menu.partners })
      .click();
    await expect(page).toHaveTitle(copyOf('zh', 'partners').meta.title);
    await visit(page, '/ar/about-us');
    await shows(page, 'ar');
  });

  test('links stay without language, and the language stays with the visitor', async ({ page, context }) => {
    await store(context, 'localStorage', 'en');
    await visit(page, '/about-us');
    await page
      .locator('footer')
      .getByRole('link', { name: copyOf('en', 'common').menu.partners })
      .click();
    await expect(page).toHaveURL('/partners');
    await expect(page).toHaveTitle(copyOf('en', 'partners').meta.title);
    await page.reload();
    await expect(page).toHaveTitle(copyOf('en', 'partners').meta.title);
  });

  test('a page that cannot be fetched is shown in Portuguese rather than not at all', async ({
    page,
    allow,
  }) => {
    allow(/ERR_FAILED/u);
    await page.route('**/en/about-us', (route) => route.abort());
    await visit(page, '/about-us?lng=en');
    await shows(page, 'pt');
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('on an address with language the address decides, and nothing is remembered', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'i18next', value: 'es', url: baseURL! }]);
  await store(context, 'localStorage', 'en');
  await visit(page, '/ar/about-us?lng=zh');
  await shows(page, 'ar');
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('en');
});

test('only the words of one page in one language are loaded', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.js/u.test(response.url())) scripts.push(response);
  });
  await visit(page, '/about-us?lng=en');
  await page.waitForLoadState('networkidle');
  // Read once the page is at rest: the text of a file that is still asked for at the end would be asked of a page that is gone.
  const loaded = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
  expect(loaded).toContain(copyOf('en', 'common').footer.rights);
  expect(loaded).toContain(copyOf('en', 'about-us').meta.title);
  expect(loaded, 'another page').not.toContain(copyOf('en', 'home').hero.title);
  for (const language of languages.filter((each) => each !== 'en')) {
    expect(loaded, language).not.toContain(copyOf(language, 'common').footer.rights);
    expect(loaded, language).not.toContain(copyOf(language, 'common').skip);
  }
});

test('every language of the copy is one of the five', () => {
  expect(readdirSync('content/copy').toSorted()).toEqual([...languages].toSorted());
  expect(JSON.parse(readFileSync('content/copy/pt/common.json', 'utf8'))).toHaveProperty('language.names.zh');
});
