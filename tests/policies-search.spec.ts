/** The search across all policies. */
import { expect, test, visit } from './base.ts';
import { paleWords } from './legible.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

test.describe('all policies', () => {
  for (const language of languages) {
    test(`the first screen names all six documents, and says that the box scrolls (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, addressOf('total-policy', language, true));
      const { contents, goOn, box: name } = copyOf(language, 'policies').total;
      const rows = page.getByRole('navigation', { name: contents }).locator('ul > li');
      await expect(rows).toHaveCount(6);
      for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
      const cue = page.getByText(goOn, { exact: true });
      await expect(cue).toBeVisible();
      const box = page.getByRole('region', { name });
      await box.evaluate((all) => all.scrollTo({ top: 600, behavior: 'instant' }));
      await expect(cue).toBeHidden();
    });
  }

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

  test('a found word can be read in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await visit(page, '/pt/totalPolicy');
    await page.locator('#search').fill('dados pessoais');
    await expect(page.locator('mark').first()).toBeVisible();
    expect(await paleWords(page)).toEqual([]);
  });

  test('more results of a document go on from the button that asked for them', async ({ page }) => {
    await visit(page, '/en/totalPolicy');
    await page.locator('#search').fill('bribery');
    const group = page.locator('main div:has(> h3)').first();
    await group.getByRole('button').press('Enter');
    await expect(group.getByRole('button')).toHaveCount(0);
    await expect(group.getByRole('link').nth(3)).toBeFocused();
  });

  test('says what is not found', async ({ page }) => {
    await visit(page, '/en/totalPolicy');
    await page.locator('#search').fill('quantum');
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(page.getByRole('search').getByRole('status')).toHaveText('No results');
  });

  test('says where each step leads, and names the links of each document', async ({ page }) => {
    await visit(page, '/en/totalPolicy');
    const status = page.getByRole('search').getByRole('status');
    await page.locator('#search').fill('bribery');
    await expect(status).toHaveText(/^Results: \d+, in \d of 6 documents$/u);
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(/^Result 1 of \d+: Anti-corruption and anti-bribery policy, section 1$/u);
    await page.getByRole('button', { name: 'Next result' }).click();
    await expect(status).toHaveText(/^Result 2 of \d+: .+, section [\d.]+$/u);

    const links = page.getByRole('region').getByRole('link');
    const names = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent, link.getAttribute('href')] as const),
    );
    const places = Map.groupBy(names, ([name]) => name);
    const shared = [...places].filter(([, same]) => new Set(same.map(([, href]) => href)).size > 1);
    expect(shared.map(([name]) => name)).toEqual([]);
  });
});
