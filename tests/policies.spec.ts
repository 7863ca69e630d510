/** The policies: every slug, both views, the viewer and its search, the search across all, the check of a copy. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test, visit } from './base.ts';
import { addressOf, type Language, languages } from './pages.ts';
import arabicCopy from '../content/copy/ar/policies.json' with { type: 'json' };
import copy from '../content/copy/en/policies.json' with { type: 'json' };
import spanish from '../content/copy/es/policies.json' with { type: 'json' };
import { slugOf } from '../src/policy-documents.ts';
import type { Manifest } from '../src/policies/manifest.ts';

/** Words of the anti-corruption policy, as a reader types them: some without accents or vowel signs. */
const words: Record<Language, string[]> = {
  pt: ['licitacao', 'salário mínimo', 'blockchain'],
  en: ['facilitation payment', 'Bribery', 'gifts'],
  es: ['soborno', 'licitacion', 'salario mínimo'],
  ar: ['الرشوة', 'تمنح', 'هذه السياسة', 'الموردون'],
  zh: ['礼品', '最低工资', '区块链'],
};

const manifest = JSON.parse(readFileSync('dist/policies/manifest.json', 'utf8')) as Manifest;
const fileOf = (document: string, language: Language) =>
  manifest.files.find((file) => file.document === document && file.language === language)!;

/** Opens a document in the viewer, and waits for its first page. */
async function openPdf(page: Page, language: Language): Promise<void> {
  await visit(page, `${addressOf({ document: 'anti-corruption' }, language, true)}?view=pdf`);
  await expect(page.locator('canvas').first()).toBeVisible();
}

const viewer = (page: Page) => page.locator('[role="toolbar"]');
const searchField = (page: Page) => viewer(page).locator('[role="search"] input');
const said = (page: Page) => viewer(page).locator('[role="search"] [role="status"]');

test.describe('addresses', () => {
  test('a slug of another language shows the page in the visitor’s, at its own slug', async ({ page }) => {
    const arabic = encodeURI(`/pt/policies/${slugOf('due-diligence', 'ar')}`);
    await visit(page, arabic);
    await expect(page.locator('h1')).toHaveText('Política de due diligence');
    expect(new URL(page.url()).pathname).toBe('/pt/policies/due-diligence');
  });

  test('switching documents replaces the history entry, and keeps the view', async ({ page }) => {
    await visit(page, '/pt/about-us');
    await visit(page, '/pt/policies?view=text');
    const list = page.locator('#list');
    await list.getByRole('link', { name: 'Due diligence' }).click();
    await expect(page).toHaveURL(/\/due-diligence\?view=text$/u);
    await list.getByRole('link', { name: 'Diretrizes da LGPD' }).click();
    await expect(page).toHaveURL(/\/diretrizes-da-lgpd\?view=text$/u);
    await expect(list.getByRole('link', { name: 'Diretrizes da LGPD' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page).toHaveURL(/\/pt\/about-us$/u);
  });

  test('every file of the manifest is there, with the hash that is said', async ({ request }) => {
    expect(manifest.files).toHaveLength(30);
    const { createHash } = await import('node:crypto');
    for (const { href, sha256, bytes } of manifest.files) {
      const body = await (await request.get(href)).body();
      expect(body.length, href).toBe(bytes);
      expect(createHash('sha256').update(body).digest('hex'), href).toBe(sha256);
    }
  });
});

test.describe('as text', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts the whole text stands there, with its contents and the download', async ({
    page,
  }) => {
    await page.goto('/ar/policies');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('main section[id^="section-"]').last()).toBeVisible();
    await expect(page.locator('#section-5-1 h3')).toBeVisible();
    await expect(page.locator('a[download]').first()).toHaveAttribute(
      'href',
      /anti-corruption\.ar\.\w+\.pdf$/u,
    );
    // Nothing can be compared then: the way to the check leads to the fingerprint.
    await page.locator('main a[href="#copy"]').click();
    await expect(page.getByRole('heading', { name: arabicCopy.fingerprint.title })).toBeInViewport();
    await expect(page.getByText(arabicCopy.fileVerification.title)).toBeHidden();
    await page.goto('/pt/policys');
    await expect(page.locator('h1')).toContainText('LGPD');
    await expect(page.locator('#section-1')).toBeVisible();
  });
});

test('an address with a section shows the text there, on a wide screen too', async ({ page }) => {
  await visit(page, '/en/policies#section-9');
  await expect(page.locator('#section-9')).toBeInViewport();
  await expect(page.locator('canvas')).toHaveCount(0);
});

test.describe('the viewer', () => {
  for (const language of languages) {
    test(`finds the words of a list in ${language}`, async ({ page }) => {
      await openPdf(page, language);
      for (const word of words[language]) {
        await searchField(page).fill(word);
        await expect(said(page), word).toContainText(/1.*\d/u);
        // The words are marked on the page that has come into view.
        await expect
          .poll(() => page.evaluate(() => CSS.highlights.get('current-hit')?.size ?? 0), word)
          .toBeGreaterThan(0);
      }
    });
  }

  test('goes to pages and hits, zooms, and is worked by the keyboard alone', async ({ page }) => {
    await openPdf(page, 'pt');
    const first = viewer(page).getByRole('button').first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-page="4"]')).toBeInViewport();
    await expect(viewer(page).getByRole('textbox').first()).toHaveValue('4');

    await searchField(page).fill('presente');
    await expect(said(page)).toHaveText(/^Resultado 1 de/u);
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText(/^Resultado 2 de/u);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(said(page)).toHaveText(/^Resultado (\d+) de \1,/u);
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveValue('');

    const sheet = page.locator('[data-page="1"]');
    const width = async () => (await sheet.boundingBox())!.width;
    const before = await width();
    await viewer(page).getByRole('button', { name: 'Diminuir o zoom' }).click();
    await expect.poll(width).toBeLessThan(before);
  });

  test('says so when the file cannot be fetched, and tries again', async ({ page, allow }) => {
    allow(/Failed to load resource/u);
    allow(/MissingPDF|UnexpectedResponse|Unexpected server response|Missing PDF/u);
    await page.route('**/*.pdf', (route) => route.fulfill({ status: 503 }));
    await visit(page, '/en/policies?view=pdf');
    await expect(page.getByRole('alert')).toContainText('The PDF could not be opened');
    await page.unroute('**/*.pdf');
    await page.route('**/*.pdf?*', (route) => route.continue());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
  });

  test('takes no words out of the text layer, names its links, and leads on by them', async ({ page }) => {
    await visit(page, `${addressOf({ document: 'supplier-code' }, 'ar', true)}?view=pdf`);
    const link = page.locator('[data-page="1"] a');
    await expect(link).toHaveAccessibleName('سياسة العناية الواجبة');
    await expect(page.locator('[aria-owns]')).toHaveCount(0);
    await expect(page.locator('#viewer-note')).toContainText('قارئ الشاشة');
    await link.focus();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(encodeURI(`/ar/policies/${slugOf('due-diligence', 'ar')}`));
  });

  test('is no wider than a screen of 320 pixels, and draws no more pages than are near', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPdf(page, 'ar');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.locator('canvas').count()).toBeLessThan(5);
  });
});

test('no table is cut off or makes the page wider, at 320 pixels and between', async ({ page }) => {
  for (const language of languages) {
    await visit(page, addressOf('total-policy', language, true));
    await expect(page.getByRole('table')).toHaveCount(8);
    // The widths at which tables begin to stand as tables, and the narrowest.
    for (const width of [320, 560, 600, 1040]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await page
        .locator('table')
        .evaluateAll((tables) =>
          tables
            .filter(({ parentElement }) => parentElement!.scrollWidth > parentElement!.clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(cut, `${language} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('all policies', () => {
  for (const [language, word] of [
    ['pt', 'licitacao'],
    ['ar', 'الموردون'],
    ['zh', '尽职调查'],
  ] as const) {
    test(`finds a word in ${language} and leads to its place`, async ({ page }) => {
      await visit(page, addressOf('total-policy', language, true));
      await page.locator('#search').fill(word);
      const result = page.locator('main mark').first();
      await result.click();
      await expect.poll(() => page.evaluate(() => CSS.highlights.get('current-hit')?.size ?? 0)).toBe(1);
      const focused = page.locator(':focus');
      await expect(focused).toHaveAttribute('id', /-p\d+$/u);
      await expect(focused).toBeInViewport();
    });
  }

  test('says what is not found', async ({ page }) => {
    await visit(page, '/en/totalPolicy');
    await page.locator('#search').fill('quantum');
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(page.getByRole('search').getByRole('status')).toHaveText('No results');
  });
});

test('a copy is recognised: this document, another one, and one that is not ours', async ({ page }) => {
  await visit(page, '/en/policies?view=text');
  const choose = page.locator('input[type="file"]');
  const status = page.locator('#copy [role="status"]');
  await choose.setInputFiles(`dist${fileOf('anti-corruption', 'en').href}`);
  await expect(status).toContainText(copy.fileVerification.current);
  await choose.setInputFiles(`dist${fileOf('due-diligence', 'en').href}`);
  await expect(status).toContainText(copy.fileVerification.other);
  await choose.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
  await expect(status).toContainText(copy.fileVerification.unknown);

  // What was said of the English file is not said of the Spanish one.
  await choose.setInputFiles(`dist${fileOf('anti-corruption', 'en').href}`);
  await expect(status).toContainText(copy.fileVerification.current);
  await page.locator('header').getByRole('button', { name: 'English' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Español' }).click();
  await expect(status).toContainText(spanish.fileVerification.drop);
});
