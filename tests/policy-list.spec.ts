/** The list of documents beside a policy: on a phone its groups scroll, and the document shown is in sight. */
import { expect, test, visit } from './base.ts';
import { addressOf, languages, type Language } from './pages.ts';
import { copyOf } from './words.ts';

for (const language of ['pt', 'ar'] as Language[]) {
  test(`the document that is shown is in sight on a phone, in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, addressOf({ document: 'lgpd-guidelines' }, language, true));
    await expect(page.locator('#list [aria-current=page]')).toBeInViewport({ ratio: 1 });
    await page.locator('#list li a').last().click();
    await expect(page.locator('#list li a').last()).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('#list [aria-current=page]')).toBeInViewport({ ratio: 1 });
  });
}

for (const language of ['pt', 'ar'] as Language[]) {
  test(`what stands before the current group fades at the edge of a tablet, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await visit(page, addressOf({ document: 'lgpd-guidelines' }, language, true));
    const [before, fade] = await page.locator('#list').evaluate((list) => {
      const current = list.querySelector('[aria-current]')!.getBoundingClientRect();
      const { position, backgroundImage, inlineSize } = getComputedStyle(list, '::before');
      const drawn = position === 'sticky' && backgroundImage.includes('gradient');
      return [
        document.dir === 'rtl' ? innerWidth - current.right : current.left,
        drawn ? Number.parseFloat(inlineSize) : 0,
      ];
    });
    expect(Math.abs(before - fade)).toBeLessThan(1);
  });
}

test('the page that is shown is marked in the menu and in the footer', async ({ page }) => {
  await page.goto('/en/contact');
  await expect(page.locator('header [aria-current=page]')).toHaveText('Contact');
  await page.goto(addressOf({ document: 'due-diligence' }, 'en', true));
  await expect(page.locator('footer [aria-current=page]')).toHaveText('Due diligence policy');
});

for (const language of languages) {
  test(`the list of policies names all of them with their days, in ${language}`, async ({ page }) => {
    const copy = copyOf(language, 'policies');
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, addressOf({ document: 'due-diligence' }, language, true));
    await page.getByRole('link', { name: copy.back, exact: true }).click();
    const list = page.getByRole('navigation', { name: copy.back, exact: true });
    await expect(list.getByRole('heading', { name: copy.back, exact: true })).toBeInViewport({ ratio: 1 });
    for (const link of await list.locator('li a').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(list.locator('li a')).toHaveCount(6);
    // A day of each document, and of each text of the one that holds two.
    await expect(list.locator('li p')).toHaveCount(7);
    await expect(list.locator('li p').first()).toContainText(copy.documentMeta.updated);
    await expect(list.locator('li p').last()).toContainText(/2024.*28|28.*2024/u);
    // It leads nowhere but to itself, and to what it lists.
    await expect(page.locator('main').getByRole('link', { name: copy.back, exact: true })).toHaveCount(0);
  });
}
