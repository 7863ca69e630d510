/** The content and controls of products, services, partners, contact and sign-up. */
import { expect, type Page, test, visit } from './base.ts';
import { addressOf } from './pages.ts';
import { testedLanguages } from './test-matrix.ts';
import { copyOf } from './words.ts';

const isOpen = (page: Page, title: string) =>
  page
    .locator('details', { hasText: title })
    .first()
    .evaluate((details: HTMLDetailsElement) => details.open);

for (const language of testedLanguages) {
  test.describe(language, () => {
    const at = (route: Parameters<typeof addressOf>[0]) => addressOf(route, language, true);
    const products = copyOf(language, 'products');
    const partners = copyOf(language, 'partners');
    const { bank } = copyOf(language, 'common');

    test('the four exclusive products are a carousel, at every width', async ({ page }) => {
      await visit(page, at('products'));
      const strip = page.locator('#strip');
      const link = strip.getByRole('link');
      const scrolled = () => strip.evaluate((list) => Math.abs(list.scrollLeft));
      for (const width of [390, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expect(link).toHaveText(Object.values(products.strip.cards));
        expect(await strip.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeGreaterThan(40);
      }
      await page.getByRole('button', { name: products.strip.next }).press('Enter');
      await expect.poll(scrolled).toBeGreaterThan(40);
      await link.last().focus();
      await expect(link.last()).toBeInViewport();
    });

    test('benefits and partner items open and close, and the arrows link to the card', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, at('partners'));
      for (const { title } of [partners.benefits.bank, partners.partners.security]) {
        const item = page.locator('summary', { hasText: title });
        await item.focus();
        const before = await isOpen(page, title);
        await page.keyboard.press('Enter');
        expect(await isOpen(page, title)).toBe(!before);
        await item.click();
        expect(await isOpen(page, title)).toBe(before);
      }
      for (const section of ['#our-partners', '#benefits']) {
        await page.locator(section).getByRole('link', { name: partners.form.submit }).click();
        await expect(page).toHaveURL(/#card$/u);
        await expect(
          page.locator('#card').getByRole('button', { name: partners.form.submit }),
        ).toBeInViewport();
      }
    });

    test('on a phone, products and services start within six screens, and their risks are collapsed', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const route of ['products', 'services'] as const) {
        await visit(page, at(route));
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height / 844, route).toBeLessThanOrEqual(6 * 1.1);
        for (const fold of await page.locator('main details').all()) {
          await expect(fold).not.toHaveAttribute('open');
        }
        await expect(page.locator('main section').last()).toHaveAttribute('id', 'join');
      }
    });

    test('hours have phone numbers, and sign-up has the terms once', async ({ page }) => {
      const hours = bank.helpDesk.text.slice(0, 20);
      await visit(page, at('contact'));
      await expect(page.getByRole('main')).toContainText(hours);
      await visit(page, at('products'));
      await expect(page.locator('#support')).toContainText(hours);
      await expect(page.locator('a[href$="#section-3-2"]')).toHaveCount(0);
      await visit(page, at('sign-up'));
      await expect(page.getByRole('main').locator('a[href$="#section-3-2"]')).toHaveCount(1);
      await expect(page.getByRole('radio')).toHaveCount(0);
    });
  });
}
