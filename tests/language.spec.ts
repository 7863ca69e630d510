/** Locale detection, and changing the language. */
import { directionOf, ownNameOf } from '../src/language/languages.ts';
import { type BrowserContext, expect, type Page, pauseRequests, test, visit, watch } from './base.ts';
import { addressOf, type Language, languages } from './pages.ts';
import { copyOf, untranslatedTexts, textsOfPage } from './words.ts';

/** The key in local and session storage; i18next's. */
const storageKey = 'i18nextLng';

/** Stores a language, as an earlier visit does. */
const store = (context: BrowserContext, kind: 'localStorage' | 'sessionStorage', value: string) =>
  context.addInitScript(
    ([name, key, language]) => {
      // The initial blank page has no storage.
      if (location.protocol === 'http:' && window[name].getItem(key) === null)
        window[name].setItem(key, language);
    },
    [kind, storageKey, value] as const,
  );
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey);

async function shows(page: Page, language: Language, part: 'about-us' | 'products' = 'about-us') {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
  await expect(page).toHaveTitle(copyOf(language, part).meta.title);
  await expect(page.locator('header')).toContainText(copyOf(language, 'common').menu.about);
  expect(untranslatedTexts(await page.evaluate(textsOfPage), language)).toEqual([]);
}

/** Opens the language dialog. */
async function openDialog(page: Page, language: Language) {
  await page
    .locator('header')
    .getByRole('button', { name: ownNameOf(language) })
    .click();
  const dialog = page.getByRole('dialog', { name: copyOf(language, 'common').language.title });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function choose(page: Page, from: Language, to: Language) {
  const dialog = await openDialog(page, from);
  await dialog.getByRole('link', { name: ownNameOf(to) }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', to);
}

const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true });

test.describe('on an address without language', () => {
  /** The sources in order; each names another language than those after it. */
  const sources = ['query', 'cookie', 'local storage', 'session storage', 'browser', 'page'] as const;
  const named: Language[] = ['en', 'es', 'ar', 'zh', 'en', 'pt'];

  for (const [first, source] of sources.entries()) {
    test(`the first source with a supported language wins: ${source}`, async ({ browser, baseURL }) => {
      const speaks = (each: (typeof sources)[number]) => sources.indexOf(each) >= first;
      const locale = source === 'page' ? 'fr-FR' : 'en-GB';
      const context = await browser.newContext({ baseURL: baseURL!, locale });
      const complaints: string[] = [];
      await watch(context, baseURL!, complaints);
      if (speaks('cookie')) await context.addCookies([{ name: 'i18next', value: 'es-MX', url: baseURL! }]);
      if (speaks('local storage')) await store(context, 'localStorage', 'ar');
      if (speaks('session storage')) await store(context, 'sessionStorage', 'zh-CN');
      const page = await context.newPage();
      const address = speaks('query') ? '/about-us?lng=en' : '/about-us';
      await visit(page, address);
      await shows(page, named[first]!);
      await expect(page, 'the address stays as it was').toHaveURL(address);
      expect(await stored(page), 'what was found is kept').toBe(named[first]);
      expect(complaints).toEqual([]);
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
    await choose(page, 'zh', 'ar');
    await shows(page, 'ar');
  });

  test('links stay without language, and the next page has the same language', async ({ page, context }) => {
    await store(context, 'localStorage', 'en');
    await visit(page, '/about-us');
    await footerLink(page, copyOf('en', 'common').menu.products).click();
    await expect(page).toHaveURL('/products');
    await shows(page, 'en', 'products');
    await page.reload();
    await shows(page, 'en', 'products');
  });

  test('a page that cannot be fetched is shown in Portuguese', async ({ page, allow }) => {
    allow(/ERR_FAILED/u);
    await page.route('**/en/about-us', (route) => route.abort());
    await visit(page, '/about-us?lng=en');
    await shows(page, 'pt');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a choice changes the language in place, and overrides cookie and query', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'i18next', value: 'en', url: baseURL! }]);
    await visit(page, '/about-us');
    await shows(page, 'en');
    await choose(page, 'en', 'es');
    await expect(page).toHaveURL('/about-us');
    await page.reload();
    await shows(page, 'es');
    const other = await context.newPage();
    await visit(other, '/about-us?lng=en');
    await shows(other, 'en');
    await choose(other, 'en', 'zh');
    await other.reload();
    await shows(other, 'zh');
    await visit(page, '/products');
    await shows(page, 'zh', 'products');
  });
});

test.describe('on an address with language', () => {
  test('the address decides, and nothing is stored', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'i18next', value: 'es', url: baseURL! }]);
    await store(context, 'localStorage', 'en');
    await visit(page, '/ar/about-us?lng=zh');
    await shows(page, 'ar');
    expect(await stored(page)).toBe('en');
  });

  test('a choice changes the address, is announced, and is stored', async ({ page }) => {
    await visit(page, '/en/about-us');
    await choose(page, 'en', 'ar');
    await expect(page).toHaveURL('/ar/about-us');
    await shows(page, 'ar');
    await expect(page.locator('[role=status]')).toContainText(copyOf('ar', 'common').language.changed);
    expect(await stored(page)).toBe('ar');
    await page.goBack();
    await expect(page).toHaveURL('/en/about-us');
    await shows(page, 'en');
    await page.goto('/about-us');
    await shows(page, 'ar');
  });

  test('a choice keeps typed text, and changes the slug of a policy', async ({ page }) => {
    await visit(page, '/en/contact');
    const name = page.locator('main form [name=from_name]');
    await name.fill('Ana Souza');
    await choose(page, 'en', 'ar');
    await expect(page).toHaveURL('/ar/contact');
    await expect(name).toHaveValue('Ana Souza');
    const policy = { document: 'due-diligence' } as const;
    await visit(page, addressOf(policy, 'en', true));
    await choose(page, 'en', 'zh');
    await expect(page).toHaveURL(addressOf(policy, 'zh', true));
  });

  test('a choice before hydration is stored', async ({ page }) => {
    await pauseRequests(page, /\/assets\/site-/u);
    await page.goto('/en/about-us', { waitUntil: 'domcontentloaded' });
    const dialog = await openDialog(page, 'en');
    await dialog.getByRole('link', { name: ownNameOf('es') }).click();
    await expect(page).toHaveURL('/es/about-us');
    expect(await stored(page)).toBe('es');
  });
});

test('the dialog lists every language, suggested ones first, and focuses the current one', async ({
  page,
}) => {
  await visit(page, '/en/about-us');
  const dialog = await openDialog(page, 'en');
  const copy = copyOf('en', 'common').language;
  await expect(dialog.getByRole('heading', { name: copy.suggested })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: copy.others })).toBeVisible();
  const links = dialog.getByRole('link');
  const tags = await links.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')));
  expect(tags).toEqual([...languages]);
  for (const [index, language] of languages.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', addressOf('about-us', language, true));
    await expect(links.nth(index)).toContainText(ownNameOf(language));
    await expect(links.nth(index)).toContainText(language.toUpperCase());
  }
  await expect(dialog.locator('[aria-current]')).toHaveAttribute('hreflang', 'en');
  await expect(dialog.locator('[aria-current]')).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dialog.getByText(copy.others, { exact: true }), 'one list').toBeHidden();
  await page.mouse.click(1, 1);
  await expect(dialog, 'a press outside').toBeHidden();
});

test('only the copy of the current page and language is fetched', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      scripts.push(request.response().then((answer) => answer!.text()));
  });
  await visit(page, '/about-us?lng=en');
  const fetched = (await Promise.all(scripts)).join('\n');
  expect(fetched).toContain(copyOf('en', 'common').footer.rights);
  expect(fetched, 'another page').not.toContain(copyOf('en', 'home').hero.title);
  for (const language of languages.filter((each) => each !== 'en'))
    expect(fetched, language).not.toContain(copyOf(language, 'common').footer.rights);
});
