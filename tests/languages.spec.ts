/** Which language a visitor sees, and how they change it. */
import { readdirSync, readFileSync } from 'node:fs';
import { directionOf } from '../src/language/languages.ts';
import { type BrowserContext, expect, type Page, test, visit } from './base.ts';
import { type Language, languages } from './pages.ts';
import { copyOf, foreignTexts, textsOfPage } from './words.ts';

const storageKey = 'i18nextLng';

/** Keeps a language as an earlier visit would have. */
async function store(context: BrowserContext, kind: 'localStorage' | 'sessionStorage', value: string) {
  await context.addInitScript(
    ([name, key, language]) => window[name].getItem(key) ?? window[name].setItem(key, language),
    [kind, storageKey, value] as const,
  );
}

async function shows(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
  await expect(page).toHaveTitle(copyOf(language, 'about-us').meta.title);
  await expect(page.locator('header')).toContainText(copyOf(language, 'common').menu.about);
  expect(foreignTexts(await page.evaluate(textsOfPage), language)).toEqual([]);
}

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

test.describe('never a frame of another language', () => {
  for (const language of languages.filter((each) => each !== 'pt')) {
    test(`${language}, with a cold cache on a slow network`, async ({ page, context }) => {
      await store(context, 'localStorage', language);
      await context.addInitScript(watchFrames);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
      const bytes = (1.6 * 1024 * 1024) / 8;
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: bytes,
        uploadThroughput: bytes,
      });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });

      await visit(page, '/about-us');
      await shows(page, language);
      const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
      expect(frames.length, 'frames with words').toBeGreaterThan(0);
      for (const frame of frames) {
        expect(frame).toMatchObject({ lang: language, dir: directionOf(language) });
        expect(foreignTexts(frame.texts, language)).toEqual([]);
      }
    });
  }
});

interface Frame {
  lang: string;
  dir: string;
  texts: string[];
}

/** Runs in the page, before anything else: notes what each frame shows, once its words change. */
function watchFrames(): void {
  const frames: Frame[] = [];
  (window as unknown as { frames: Frame[] }).frames = frames;
  let last = '';
  const look = () => {
    requestAnimationFrame(look);
    const { documentElement: root, body } = document;
    if (!body || getComputedStyle(body).visibility === 'hidden') return;
    // `innerText` has only what is rendered; each line is a text of its own.
    const said = body.innerText;
    const state = `${root.lang} ${root.dir} ${said}`;
    if (said.trim() === '' || state === last) return;
    last = state;
    frames.push({
      lang: root.lang,
      dir: root.dir,
      texts: said
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    });
  };
  requestAnimationFrame(look);
}

test('only the words of one page in one language are loaded', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.js/u.test(response.url())) scripts.push(response.text());
  });
  await visit(page, '/about-us?lng=en');
  await page.waitForLoadState('networkidle');
  const loaded = (await Promise.all(scripts)).join('\n');
  expect(loaded).toContain(copyOf('en', 'common').footer.rights);
  expect(loaded).toContain(copyOf('en', 'about-us').meta.title);
  expect(loaded, 'another page').not.toContain(copyOf('en', 'home').hero.title);
  for (const language of languages.filter((each) => each !== 'en')) {
    expect(loaded, language).not.toContain(copyOf(language, 'common').footer.rights);
    expect(loaded, language).not.toContain(copyOf(language, 'common').skip);
  }
});

test.describe('the language dialog', () => {
  const open = async (page: Page, language: Language) => {
    await page
      .locator('header')
      .getByRole('button', { name: languageName(language) })
      .click();
    const dialog = page.getByRole('dialog', { name: copyOf(language, 'common').language.title });
    await expect(dialog).toBeVisible();
    return dialog;
  };

  for (const language of ['en', 'ar'] as const) {
    test(`lists five languages, the first two as suggested, in ${language}`, async ({ page }) => {
      await visit(page, `/${language}/about-us`);
      const dialog = await open(page, language);
      const copy = copyOf(language, 'common').language;
      const groups = dialog.getByRole('list');
      await expect(dialog.getByRole('heading', { name: copy.suggested })).toBeVisible();
      await expect(dialog.getByRole('heading', { name: copy.others })).toBeVisible();
      await expect(groups.nth(0).getByRole('listitem')).toHaveCount(2);
      await expect(groups.nth(1).getByRole('listitem')).toHaveCount(3);
      const choices = dialog.getByRole('listitem');
      for (const [index, each] of languages.entries()) {
        const choice = choices.nth(index);
        await expect(choice.getByRole('img')).toHaveAttribute('alt', copy.flags[each]);
        await expect(choice.locator(`[lang="${each}"]`)).toBeVisible();
        await expect(choice).toContainText(each === language ? copy.current : copy.names[each]);
        await expect(choice).toContainText(each.toUpperCase());
        await expect(choice.getByRole('link')).toHaveAttribute('href', `/${each}/about-us`);
      }
      const current = dialog.locator('[aria-current]');
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('hreflang', language);
      await expect(current, 'the focus starts on it').toBeFocused();

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(dialog.getByText(copy.suggested, { exact: true })).toBeHidden();
      await expect(dialog.getByText(copy.others, { exact: true })).toBeHidden();
      const boxes = await Promise.all(languages.map((_, index) => choices.nth(index).boundingBox()));
      for (const [index, box] of boxes.entries()) {
        expect(box!.height).toBeGreaterThanOrEqual(44);
        if (index > 0) expect(box!.y, 'one list, one under the other').toBeGreaterThan(boxes[index - 1]!.y);
      }
    });
  }

  test('closes on Escape and on a press outside, and gives the focus back', async ({ page }) => {
    await visit(page, '/en/about-us');
    const dialog = await open(page, 'en');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('header').getByRole('button', { name: languageName('en') })).toBeFocused();
    await open(page, 'en');
    await page.mouse.click(8, 8);
    await expect(dialog).toBeHidden();
    await open(page, 'en');
    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();
  });

  test('changes the language in the address, says so, and remembers it', async ({ page }) => {
    await visit(page, '/en/about-us');
    const dialog = await open(page, 'en');
    await dialog.getByRole('link', { name: 'العربية' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/ar/about-us');
    await shows(page, 'ar');
    await expect(page.locator('[role=status]')).toContainText(copyOf('ar', 'common').language.changed);
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('ar');
    await page.goBack();
    await expect(page).toHaveURL('/en/about-us');
    await shows(page, 'en');
  });

  test('changes the language in place where the address has none', async ({ page }) => {
    await visit(page, '/about-us?lng=en');
    const dialog = await open(page, 'en');
    await dialog.getByRole('link', { name: '中文' }).click();
    await shows(page, 'zh');
    await expect(page).toHaveURL('/about-us?lng=zh');
    await page.reload();
    await shows(page, 'zh');
    await page.goto('/about-us');
    await shows(page, 'zh');
  });

  test('keeps the place on the page', async ({ page }) => {
    await visit(page, '/en');
    const heading = page.locator('main h2').nth(2);
    const topOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await topOf();
    const dialog = await open(page, 'en');
    await dialog.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es');
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(Math.abs((await topOf()) - before)).toBeLessThan(120);
  });

  test('keeps what was typed into a form', async ({ page }) => {
    await visit(page, '/en/contact');
    const form = page.locator('main form');
    const fields = { from_name: 'Ana Souza', from_email: 'ana@example.com', message: 'Olá.\nTudo bem?' };
    for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value);
    await form.locator('[name=from_telefone]').pressSequentially('11987654321');
    const dialog = await open(page, 'en');
    await dialog.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar/contact');
    for (const [name, value] of Object.entries(fields)) {
      await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
    }
    await expect(form.locator('[name=from_telefone]')).toHaveValue('(11) 98765-4321');
  });

  test('gives a policy the slug of the language', async ({ page }) => {
    await visit(page, '/en/policies/due-diligence-policy');
    const dialog = await open(page, 'en');
    await dialog.getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/policies/debida-diligencia');
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the language dialog is links', async ({ page }) => {
    await page.goto('/products');
    await page
      .locator('header')
      .getByRole('button', { name: languageName('pt') })
      .click();
    await expect(page.getByText(copyOf('pt', 'common').language.note)).toBeHidden();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/en/products');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('the footer has the languages, for browsers whose buttons open nothing', async ({ page }) => {
    await page.goto('/products');
    await page.locator('footer').getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL('/zh/products');
    await expect(page.locator('footer nav [aria-current=true]')).toHaveText('中文');
  });
});

test('every language of the copy is one of the five', () => {
  expect(readdirSync('content/copy').toSorted()).toEqual([...languages].toSorted());
  expect(JSON.parse(readFileSync('content/copy/pt/common.json', 'utf8'))).toHaveProperty('language.names.zh');
});

/** A language in its own words, as the language button has it. */
function languageName(language: Language): RegExp {
  return { pt: /Português/u, en: /English/u, es: /Español/u, ar: /العربية/u, zh: /中文/u }[language];
}
