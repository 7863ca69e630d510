/** The footer of every page. */
import { expect, test, visit } from '../base.ts';
import { siteConfig } from '../pages.ts';
import { copyOf } from '../words.ts';

const copy = copyOf('en', 'common');

test('everything in the footer leads somewhere', async ({ page, request }) => {
  await visit(page, '/en/about-us');
  const footer = page.locator('footer');
  const links = await footer
    .locator('a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
  const ours = links.filter((href) => href.startsWith('/'));
  const { home, products, services, partners } = {
    home: '/en',
    products: '/en/products',
    services: '/en/services',
    partners: '/en/partners',
  };
  for (const href of [home, '/en/about-us', products, services, partners]) expect(ours).toContain(href);
  expect(ours.filter((href) => href.startsWith('/en/policies/')).length, 'policies').toBeGreaterThanOrEqual(
    5,
  );
  for (const href of new Set(ours)) expect((await request.get(href)).status(), href).toBe(200);

  const away = links.filter((href) => href.startsWith('https:'));
  expect(away.toSorted()).toEqual(Object.values(siteConfig.social).toSorted());
  for (const group of ['policies', 'privacy', 'ethics', 'lgpd'] as const) {
    await expect(footer.getByRole('heading', { name: copy.footer.groups[group], exact: true })).toBeVisible();
  }
  await expect(footer).toContainText(siteConfig.usEntity);
  await expect(footer).toContainText(siteConfig.brazilEntity);
  await expect(footer).toContainText(copy.footer.disclaimer);
  await expect(footer).toContainText('2024');
  await expect(footer.getByRole('link', { name: copy.footer.terms })).toHaveAttribute('href', /policies/u);
});

test('the footer leads to the top of a policy, and back to the top of the page', async ({ page }) => {
  await visit(page, '/en');
  const footer = page.locator('footer');
  await footer.getByRole('link', { name: copy.footer.top }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await footer.getByRole('link', { name: 'Due diligence policy' }).click();
  await expect(page).toHaveURL('/en/policies/due-diligence-policy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the footer opens the contact dialog', async ({ page }) => {
  await visit(page, '/en/about-us');
  await page.locator('footer').getByRole('link', { name: copy.footer.contact }).click();
  await expect(page.locator('dialog[open] [name=from_name]')).toBeFocused();
  await expect(page).toHaveURL('/en/about-us');
});
