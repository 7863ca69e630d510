/** All policies on one page: search, contents, the accordion of a phone. */
import { expect, type Page, test, visit, waitForHydration } from './base.ts';
import { addressOf } from './pages.ts';
import type { testedLanguages } from './test-matrix.ts';
import { copyOf } from './words.ts';

const copyIn = (language: (typeof testedLanguages)[number]) => copyOf(language, 'policies');
const search = (page: Page) => page.locator('#search');
/** Whether the middle of an element, or of the current result, is in view and nothing over it. */
const isUncovered = (element: Element | void) => {
  const shown = element ?? ([...CSS.highlights.get('current-hit')!][0] as Range);
  const { x, y, width, height } = shown.getBoundingClientRect();
  const owner = element ?? (shown as Range).startContainer.parentElement!;
  return owner.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

async function chooseLanguage(page: Page, language: (typeof testedLanguages)[number]): Promise<void> {
  // By script: on a phone the button is in the menu.
  await page.locator('#language').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
  await page.locator(`#language a[hreflang=${language}]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

for (const [language, words] of [
  ['pt', 'licitacao'],
  ['en', 'anti\u2011bribery'],
  ['ar', '٢٠٢٤'],
  ['ar', 'سلوک'],
  ['zh', '盡職調查'],
] as const) {
  test(`the search ignores spelling variants: ${words}`, async ({ page }) => {
    await visit(page, addressOf('total-policy', language, true));
    await search(page).fill(words);
    await page.locator('main mark').first().click();
    await expect(page.locator('main article :focus')).toBeInViewport();
  });
}

test('the search finds headings, sentences and cells, also of a translator', async ({ page }) => {
  await visit(page, '/en/totalPolicy');
  const sentence = page.locator('#due-diligence-section-1 p').first();
  await sentence.evaluate((element) => {
    element.replaceChildren('Bản ', document.createElement('font'));
    element.lastElementChild!.append('dịch');
  });
  const kinds = () =>
    [...(CSS.highlights.get('hit') ?? [])].map(
      ({ startContainer }) => startContainer.parentElement!.closest('h3, h4, p, li, th, td')!.localName,
    );
  await search(page).fill('data');
  const all = expect.arrayContaining(['h3', 'h4', 'p', 'li', 'th', 'td']);
  await expect.poll(() => page.evaluate(kinds)).toEqual(all);
  await expect(page.locator('main a[href="#"]')).toHaveCount(0);
  await search(page).fill('ban dich');
  await expect(page.locator('main mark')).toHaveText(['Bản dịch']);
  await page.locator('main mark').click();
  await expect(sentence).toBeFocused();
  await expect(sentence).toBeInViewport();
});

for (const [width, height] of [
  [1280, 720],
  [390, 640],
] as const)
  test(`results come into view below the header and the field (${width} × ${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/en/totalPolicy');
    const expectResult = async (number: number) => {
      await expect(page.getByRole('status').filter({ hasText: `Result ${number} of` })).toBeAttached();
      const header = (await page.locator('header').first().boundingBox())!;
      const field = (await search(page).boundingBox())!;
      expect(field.y).toBeGreaterThanOrEqual(header.y + header.height);
      expect(await page.evaluate(isUncovered)).toBe(true);
    };
    await search(page).fill('gift');
    const marks = page.locator('main mark');
    await marks.nth(2).click();
    await expectResult(3);
    await page.getByRole('button', { name: copyIn('en').viewer.nextHit }).click();
    await expectResult(4);
    await search(page).press('Shift+Enter');
    await expectResult(3);
    await expect(search(page)).toBeFocused();
    await search(page).press('Escape');
    await expect(search(page)).toHaveValue('');
    await expect(marks).toHaveCount(0);
  });

test('a search is kept on Back and on a reload', async ({ page }) => {
  await visit(page, '/en/totalPolicy');
  await search(page).fill('gift');
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.locator('header a[href="/en"]').first().click();
  await expect(search(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('main mark').first()).toBeVisible();
  await expect(search(page)).toHaveValue('gift');
});

test('another language searches again, and never shows results of the former', async ({ page }) => {
  await visit(page, '/en/totalPolicy');
  await search(page).fill('checks');
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.evaluate(() => {
    const note = () => {
      const { lang, dataset } = document.documentElement;
      if (lang === 'es' && document.querySelector('main mark')) dataset.mixed = '';
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await chooseLanguage(page, 'es');
  await expect(page.getByRole('heading', { name: copyIn('es').total.none })).toBeVisible();
  await expect(page.locator('[data-mixed]')).toHaveCount(0);
});

test('keys pressed during IME composition are ignored', async ({ page }) => {
  await visit(page, '/zh/totalPolicy');
  await search(page).fill('尽职');
  await expect(page.locator('main mark').first()).toBeVisible();
  const box = page.getByRole('region', { name: copyIn('zh').total.box });
  for (const key of ['Enter', 'Escape'])
    await search(page).dispatchEvent('keydown', { key, keyCode: 229, isComposing: true, bubbles: true });
  await expect(search(page)).toHaveValue('尽职');
  await expect(page.locator('main [aria-current=true] mark')).toHaveCount(0);
  expect(await box.evaluate((element) => element.scrollTop)).toBe(0);
});

test('without the highlight API a result still scrolls to its passage', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
  await visit(page, '/en/totalPolicy');
  await search(page).fill('ombudsman');
  await page.locator('main mark').first().click();
  await expect(page.locator(':focus')).toBeInViewport();
});

test('the contents have all documents with their sections, and a search without results says so', async ({
  page,
}) => {
  await visit(page, '/en/totalPolicy');
  const { total } = copyIn('en');
  const documents = page.getByRole('navigation', { name: total.contents }).locator('summary');
  await expect(documents).toHaveCount(6);
  for (const document of await documents.all()) await expect(document).toBeInViewport({ ratio: 1 });
  await documents.nth(3).click();
  await expect(page.locator('#supplier-code h2').first()).toBeInViewport();
  await expect(documents.nth(3)).toHaveAttribute('aria-current', 'true');
  await page.locator('nav a[href="#supplier-code-section-5"]').click();
  await expect(page.locator('#supplier-code-section-5 h3')).toBeInViewport();

  await search(page).fill('zzzz');
  await expect(page.getByRole('heading', { name: total.none })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: total.none })).toBeAttached();
  await search(page).fill('a');
  await expect(documents).toHaveCount(6);
});

test('all policies are an accordion on a phone: one document opens at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/pt/totalPolicy');
  const folds = page.locator('main details[name=policy]');
  await expect(folds).toHaveCount(6);
  await folds.nth(1).locator('summary').click();
  await expect(folds.nth(1).locator('p').first()).toBeVisible();
  await folds.nth(0).locator('summary').click();
  await expect(folds.nth(1).locator('p').first()).toBeHidden();
  await folds.nth(0).locator('h3').last().scrollIntoViewIfNeeded();
  await folds.nth(1).locator('summary').click();
  await expect(folds.nth(1).locator('article p').first(), 'from its beginning').toBeInViewport();
});

test('on a phone a fragment opens its document', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectOpen = async (id: string) => {
    await expect(page.locator(`#${id} p`).first()).toBeInViewport();
    expect(await page.locator(`details:has(#${id}) > summary h2`).evaluate(isUncovered)).toBe(true);
  };
  await visit(page, '/totalPolicy?lng=es#lgpd-guidelines');
  await expectOpen('lgpd-guidelines');
  await search(page).fill('zzzz');
  await page.locator('main a[href="#supplier-code"]').click();
  await expectOpen('supplier-code');
  await page.goBack();
  await expectOpen('lgpd-guidelines');
  await visit(page, '/pt/totalPolicy#due-diligence');
  await expectOpen('due-diligence');
});

for (const width of [390, 1440]) {
  test(`going back leads to where one read, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/pt/totalPolicy');
    if (width < 1024) await page.locator('main details[name=policy] > summary').nth(2).click();
    const place = page.locator('#lgpd-guidelines-section-4 h3');
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport();
    await page
      .locator('header a')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('main h1.h1')).toBeVisible();
    await page.goBack();
    await expect(place).toBeInViewport();
  });
}

test('on a phone a document that another language found open is open after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en/totalPolicy#due-diligence');
  await chooseLanguage(page, 'es');
  const place = page.locator('#due-diligence-section-3 h3');
  await place.scrollIntoViewIfNeeded();
  await page.reload();
  await waitForHydration(page);
  await expect(place).toBeVisible();
});

test('Back leads from a section to where one read, and from a language to what was searched', async ({
  page,
}) => {
  await visit(page, '/en/totalPolicy');
  const place = page.locator('#anti-corruption-section-4 h3');
  await page.locator('main nav summary').nth(3).click();
  await place.scrollIntoViewIfNeeded();
  await page.locator('main nav a[href="#supplier-code-section-5"]').click();
  await expect(place).not.toBeInViewport();
  await page.goBack();
  await expect(place).toBeInViewport();
  await search(page).fill('bribery');
  await expect(page.locator('main mark').first()).toBeVisible();
  await chooseLanguage(page, 'es');
  await search(page).fill('soborno');
  await expect(page.locator('main mark').first()).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue('bribery');
  await expect(page.locator('main mark').first()).toHaveText(/bribery/iu);
});

test.describe('where a script does not come', () => {
  test.use({ allowed: [[/ERR_FAILED/u, /dynamically imported module/u], { scope: 'test' }] });
  test('the search says so, and searches what was typed once it has come', async ({ page }) => {
    let comes = false;
    await page.route(/\/assets\/site-/u, (route) => (comes ? route.continue() : route.abort()));
    await page.goto('/pt/totalPolicy');
    await search(page).fill('dados');
    const sentence = page.getByText(copyOf('pt', 'common').notLoaded);
    await expect(sentence).toBeVisible();
    comes = true;
    await search(page).press('End');
    await expect(page.locator('main mark').first()).toBeVisible();
    await expect(sentence).toBeHidden();
  });
});
