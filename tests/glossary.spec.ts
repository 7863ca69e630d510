/** Glossary terms: the popovers on pages, and the glossary. */
import { stripInvisible } from '../src/language/strip-invisible.ts';
import { violations } from './axe.ts';
import { expect, test, visit } from './base.ts';
import { addressOf } from './pages.ts';
import { testedLanguages } from './test-matrix.ts';
import { copyOf } from './words.ts';

for (const language of testedLanguages) {
  const { title, terms } = copyOf(language, 'terms');
  const glossary = addressOf('glossary', language, true);

  test(`${language}: the glossary lists and links every term`, async ({ page }) => {
    await visit(page, glossary);
    for (const [id, { name, text }] of Object.entries(terms)) {
      const said = stripInvisible((await page.locator(`#${id}`).textContent())!);
      expect(said).toContain(stripInvisible(name));
      expect(said).toContain(stripInvisible(text));
    }
    const index = page.getByRole('navigation', { name: title });
    await index.locator('a[href="#lgpd"]').click();
    await expect(page).toHaveURL(`${glossary}#lgpd`);
    await expect(page.locator('#lgpd')).toBeInViewport();
  });

  test(`${language}: a term’s popover opens, closes, and links to the glossary`, async ({ page }) => {
    await visit(page, addressOf('home', language, true));
    const term = page.locator('main [popovertarget^=term-]').first();
    const id = (await term.getAttribute('popovertarget'))!.replace('term-', '') as keyof typeof terms;
    const note = page.locator(`#term-${id}`);
    await term.click();
    await expect(note).toBeInViewport({ ratio: 1 });
    expect(stripInvisible((await note.textContent())!)).toContain(stripInvisible(terms[id].text));
    expect(await violations(page, `#term-${id}`)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await expect(term, 'the focus returns').toBeFocused();
    await page.keyboard.press('Enter');
    await note.getByRole('link').click();
    await expect(page).toHaveURL(`${glossary}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('a term’s popover opens, and links to the glossary', async ({ page }) => {
    await page.goto('/en');
    const term = page.locator('main [popovertarget^=term-]').first();
    await term.click();
    await page.locator('main :popover-open').getByRole('link').click();
    await expect(page).toHaveURL(/\/en\/glossary#/u);
  });
});
