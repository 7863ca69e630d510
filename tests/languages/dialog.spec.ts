/** How a visitor changes the language. */
import { expect, type Page, test, visit } from '../base.ts';
import { type Language, languages } from '../pages.ts';
import { copyOf } from '../words.ts';
import { languageName, shows, storageKey } from './languages.ts';

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
    test(`lists all languages, the first two as suggested, in ${language}`, async ({ page }) => {
      await visit(page, `/${language}/about-us`);
      const dialog = await open(page, language);
      const copy = copyOf(language, 'common').language;
      const groups = dialog.getByRole('list');
      await expect(dialog.getByRole('heading', { name: copy.suggested })).toBeVisible();
      await expect(dialog.getByRole('heading', { name: copy.others })).toBeVisible();
      await expect(groups.nth(0).getByRole('listitem')).toHaveCount(2);
      await expect(groups.nth(1).getByRole('listitem')).toHaveCount(languages.length - 2);
      const choices = dialog.getByRole('listitem');
      for (const [index, each] of languages.entries()) {
        const choice = choices.nth(index);
        await expect(choice.locator('img'), 'the name beside it says all').toHaveAttribute('alt', '');
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
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(120);
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
