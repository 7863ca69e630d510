/** Pages that cannot be loaded, and overlapping navigations. */
import { expect, pauseRequests, test, visit } from './base.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'common');
const script = /\/assets\/[^/]*\.js/u;

test('a page that fails to load changes nothing and shows a message', async ({ page, allow }) => {
  allow(/ERR_FAILED|Failed to fetch/u);
  await visit(page, '/en/about-us');
  const title = await page.title();
  const footer = page.locator('footer');
  // Blocks the page's files and the server.
  await page.route('**/*', (route) => route.abort());
  await footer.getByRole('link', { name: copy.menu.partners, exact: true }).click();
  await expect(page.getByRole('status').getByText(copy.offline)).toBeVisible();
  await expect(page).toHaveURL('/en/about-us');
  await expect(page).toHaveTitle(title);
  await expect(page.locator('main h1')).toHaveCount(1);

  await page.unroute('**/*');
  await footer.getByRole('link', { name: copy.menu.partners, exact: true }).click();
  await expect(page).toHaveURL('/en/partners');
  await expect(page.locator('main h1')).toBeFocused();
});

test('back while a page loads shows the previous page', async ({ page }) => {
  await visit(page, '/en');
  const footer = page.locator('footer');
  await footer.getByRole('link', { name: copy.menu.about, exact: true }).click();
  await expect(page).toHaveURL('/en/about-us');
  const release = await pauseRequests(page, script);
  await footer.getByRole('link', { name: copy.menu.partners, exact: true }).click();
  await page.goBack();
  release();
  await expect(page).toHaveURL('/en');
  await expect(page).toHaveTitle(copyOf('en', 'home').meta.title);
});

test('changing the language while a page loads changes the current page', async ({ page }) => {
  await visit(page, '/en/about-us');
  const release = await pauseRequests(page, script);
  await page.locator('footer').getByRole('link', { name: copy.menu.partners, exact: true }).press('Enter');
  await page
    .locator('header')
    .getByRole('button', { name: /language/iu })
    .click();
  await page.getByRole('dialog').locator('a[hreflang=ar]').click();
  release();
  await expect(page).toHaveURL('/ar/about-us');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(copyOf('ar', 'about-us').meta.title);
});

test('a link with a spelling variant of an address opens its page', async ({ page }) => {
  await visit(page, '/en');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/EN/About-Us/?from=mail';
    document.querySelector('main')!.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/en/about-us?from=mail');
  await expect(page).toHaveTitle(copyOf('en', 'about-us').meta.title);
});
