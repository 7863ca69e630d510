/** Policies: addresses, text, download, file verification. */
import { readFileSync } from 'node:fs';
import { expect, pauseRequests, test, visit, waitForHydration } from './base.ts';
import { addressOf } from './pages.ts';
import { testedLanguages } from './test-matrix.ts';
import { copyOf } from './words.ts';

const copyIn = (language: (typeof testedLanguages)[number]) => copyOf(language, 'policies');

for (const language of testedLanguages) {
  test(`a policy can be read and downloaded, and another one chosen (${language})`, async ({ page }) => {
    const copy = copyIn(language);
    await visit(page, `${addressOf('policies', language, true)}?view=text`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main dd').first()).toContainText('2024');
    const contents = page.getByRole('navigation', { name: copy.text.contents });
    await contents.getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/#section-3$/u);
    await expect(page.locator('#section-3')).toBeInViewport();
    await page.locator('#section-6 h2').scrollIntoViewIfNeeded();
    await page.reload();
    await waitForHydration(page);
    await expect(page.locator('#section-6 h2'), 'where one had read on').toBeInViewport();

    const download = page.waitForEvent('download');
    await page.locator('main').getByRole('link', { name: copy.download }).click();
    expect((await download).suggestedFilename()).toBe(`anti-corruption.${language}.pdf`);

    const before = await page.evaluate(() => history.length);
    await page.getByRole('navigation', { name: copy.list.label }).getByRole('link').nth(3).click();
    await expect(page).toHaveURL(
      encodeURI(addressOf({ document: 'supplier-code' }, language, true)).replaceAll('%25', '%') +
        '?view=text',
    );
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.getByRole('link', { name: copy.back }).click();
    await expect(page).toHaveURL(addressOf('policies', language, true));
  });
}

test('a slug of any language finds its policy, and is replaced by that of the current language', async ({
  page,
}) => {
  for (const slug of [
    'due-diligence',
    'general-data-protection-law',
    'supplier-code-of-ethics-and-conduct',
  ]) {
    await page.goto(`/en/policies/${slug}`);
    await expect(page).toHaveURL(`/en/policies/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Error');
  }
  await visit(page, `/ar/policies/general-data-protection-law`);
  await expect
    .poll(() => decodeURI(new URL(page.url()).pathname))
    .toBe('/ar/policies/القانون-العام-لحماية-البيانات');
});

for (const path of ['/policies', '/policies/due-diligence'])
  test(`below 1024 px the documents are one row, and the title is in the first screen: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/pt${path}`);
    const list = page.getByRole('navigation', { name: copyIn('pt').list.label });
    await expect(list.locator('[aria-current]')).toBeInViewport();
    const [row, scrolled, title] = await Promise.all([
      list.boundingBox(),
      list.evaluate((element) => element.scrollWidth > element.clientWidth),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect(scrolled).toBe(true);
    expect(row!.height).toBeLessThan(160);
    expect(title!.y).toBeLessThan(844 / 2);
  });

test.describe('an address without language', () => {
  for (const locale of ['en-GB', 'ar']) {
    test.describe(locale, () => {
      test.use({ locale });
      test('shows the policies in it without an error', async ({ page }) => {
        await visit(page, '/policies');
        const language = locale.slice(0, 2) as 'en' | 'ar';
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`, 'u'));
        await expect(page.getByRole('navigation', { name: copyIn(language).list.label })).toBeVisible();
      });
    });
  }
});

test('file verification compares a copy with the published files', async ({ page }) => {
  const copy = copyIn('pt').fileVerification;
  const release = await pauseRequests(page, /\/assets\/site-/u);
  await page.goto('/pt/policies?view=text');
  await page.getByText(copy.title).click();
  const choose = page.locator('input[type=file]');
  const says = (words: string) =>
    expect(page.getByRole('status').filter({ hasText: words.split(/[:,]|\{/u)[0]! })).toBeVisible();
  const pdf = (name: string) => readFileSync(`dist/policies/files/${name}.pdf`);
  const file = (buffer: Buffer) => ({ name: 'my.pdf', mimeType: 'application/pdf', buffer });
  // Before hydration.
  await choose.setInputFiles(file(pdf('anti-corruption.pt')));
  release();
  await says(copy.current);
  await choose.setInputFiles(file(pdf('anti-corruption.zh')));
  await says(copy.language);
  await choose.setInputFiles(file(pdf('due-diligence.pt')));
  await says(copy.other);
  await choose.setInputFiles(file(Buffer.from('%PDF')));
  await says(copy.unknown);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a policy can be read, with its PDF and the list', async ({ page }) => {
    await page.goto('/pt/policies');
    await expect(page.locator('#section-1')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: copyIn('pt').download })).toHaveAttribute(
      'href',
      /\.pdf$/u,
    );
    await expect(
      page.getByRole('navigation', { name: copyIn('pt').list.label }).getByRole('link'),
    ).toHaveCount(6);
  });
});
