/** Pages that do not come, and moves that cross each other. */
import { expect, pauseRequests, test, visit } from './base.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'common');
const script = /\/assets\/[^/]*\.js/u;

test('a page that fails to load leaves everything as it was, and says so in one sentence', async ({
  page,
  allow,
}) => {
  allow(/ERR_FAILED|Failed to fetch/u);
  await visit(page, '/en/about-us');
  const title = await page.title();
  const footer = page.locator('footer');
  // Neither the files of the page nor the server.
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

test('back while a page loads: the visitor is where they went back to', async ({ page }) => {
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

test('another language while a page loads: the page that is shown, in that language', async ({ page }) => {
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

test('an address as people write it, pressed on a page, leads to the page', async ({ page }) => {
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
