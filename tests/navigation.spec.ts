/** Client-side navigation: links, back and forward, anchors, failures. */
import { expect, type Page, pauseRequests, test, visit, waitForHydration } from './base.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'common');
const titleOf = (part: 'home' | 'about-us' | 'partners' | 'products' | 'contact') =>
  copyOf('en', part).meta.title;
const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true });
const scrolled = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(scrollY)));

/** Marks the document: a full page load removes the mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const marked = (page: Page) => expect(page.locator('body[data-marked]'));

test('a link changes the page in place, scrolls to its top, and announces it', async ({ page }) => {
  await visit(page, '/en');
  await mark(page);
  await footerLink(page, copy.menu.about).click();
  await expect(page).toHaveURL('/en/about-us');
  await expect(page).toHaveTitle(titleOf('about-us'));
  await expect(page.locator('[role=status]')).toContainText(titleOf('about-us'));
  await expect(page.locator('main h1')).toBeFocused();
  await scrolled(page).toBe(0);
  await marked(page).toHaveCount(1);
});

test('back and forward restore the scroll position', async ({ page }) => {
  await visit(page, '/en');
  await footerLink(page, copy.menu.partners).click();
  await expect(page).toHaveURL('/en/partners');
  await scrolled(page).toBe(0);
  await page.mouse.wheel(0, 400);
  await scrolled(page).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('home'));
  await expect(footerLink(page, copy.menu.partners), 'where it was pressed').toBeInViewport();
  await page.goForward();
  await expect(page).toHaveTitle(titleOf('partners'));
  await scrolled(page).toBeGreaterThan(0);
});

test('anchors work on load, from another page and on the same page', async ({ page }) => {
  const place = page.locator('#partners');
  const found = async () => {
    await expect(place).toBeInViewport();
    await scrolled(page).toBeGreaterThan(0);
  };
  await visit(page, '/en#partners');
  await found();
  await visit(page, '/?lng=en#partners');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await found();
  await visit(page, '/en/about-us');
  await mark(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/en#partners';
    document.querySelector('main')!.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/en#partners');
  await found();
  await marked(page).toHaveCount(1);
  await visit(page, '/en');
  const link = page.locator('main a[href="#partners"]').first();
  await link.focus();
  const before = await page.evaluate(() => Math.round(scrollY));
  await link.press('Enter');
  await found();
  await page.keyboard.press('Tab');
  await expect(place.locator(':focus'), 'the keyboard goes on from there').toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/en');
  await scrolled(page).toBe(before);
});

test('back closes an open dialog, and keeps the typed text', async ({ page }) => {
  await visit(page, '/en/about-us');
  await footerLink(page, copy.menu.partners).click();
  await expect(page).toHaveURL('/en/partners');
  const name = page.getByRole('dialog').locator('[name=from_name]');
  const open = () => footerLink(page, copy.footer.contact).press('Enter');
  await open();
  await name.fill('Ana Souza');
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('about-us'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open();
  await expect(name).toHaveValue('Ana Souza');
});

test('a later navigation replaces an earlier one', async ({ page }) => {
  await visit(page, '/en');
  const words = await pauseRequests(page, /\/assets\/[^/]*\.js/u);
  await footerLink(page, copy.footer.contact).press('Enter');
  await footerLink(page, copy.menu.about).press('Enter');
  words();
  await expect(page).toHaveURL('/en/about-us');
  await expect(page).toHaveTitle(titleOf('about-us'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a dropdown opened before hydration stays open', async ({ page }) => {
  const release = await pauseRequests(page, /\/assets\/(?!main-|start-)[^/]*\.js/u);
  await page.goto('/en/about-us', { waitUntil: 'domcontentloaded' });
  const button = page.locator('header').getByRole('button', { name: copy.menu.forYou });
  await button.click();
  const link = page.locator('header').getByRole('link', { name: copy.menu.products });
  await expect(link).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(link).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('without network the page stays, with a message and the typed text, and the visitor can retry', async ({
  page,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/u);
  await visit(page, '/en/contact');
  await mark(page);
  const name = page.locator('main form [name=from_name]');
  await name.fill('Ana Souza');
  await context.setOffline(true);
  await footerLink(page, copy.menu.partners).click();
  await expect(page.getByText(copy.offline)).toBeVisible();
  await expect(page).toHaveURL('/en/contact');
  await expect(name).toHaveValue('Ana Souza');
  await marked(page).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText(copy.offline)).toHaveCount(0);
  await footerLink(page, copy.menu.partners).click();
  await expect(page).toHaveURL('/en/partners');
  await expect(page.locator('h1')).toBeFocused();
});

test('after a new release the next page is a full page load', async ({ page, allow }) => {
  allow(/status of 404|Failed to fetch|OTS parsing error|Unable to preload/u);
  await visit(page, '/en');
  await mark(page);
  await page.route('**/assets/*', (route) => route.fulfill({ status: 404, body: '' }));
  await footerLink(page, copy.menu.partners).click();
  await marked(page).toHaveCount(0);
  await expect(page).toHaveURL('/en/partners');
  await expect(page).toHaveTitle(titleOf('partners'));
});
