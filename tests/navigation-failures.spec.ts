/** From one page to the next, when that fails: no network, files that are gone, a start that does not succeed. */
import { expect, type Page, test, visit } from './base.ts';
import { scriptWith } from './built-script.ts';
import { makePageThrow } from './throwing-page.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'common');
const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true });

/** Marks the document, so that a test can tell a change of page from a load. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const marked = (page: Page) => expect(page.locator('body[data-marked]'));

test('without network the visitor stays, is told, and can try again', async ({ page, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/u);
  await visit(page, '/en');
  await mark(page);
  await context.setOffline(true);
  await footerLink(page, copy.menu.partners).click();
  await expect(page.getByText(copy.offline)).toBeVisible();
  await expect(page).toHaveURL('/en');
  await marked(page).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByText(copy.offline)).toHaveCount(0);
  await footerLink(page, copy.menu.partners).click();
  await expect(page).toHaveURL('/en/partners');
  await expect(page.locator('h1')).toBeFocused();
});

test.describe('back without network', () => {
  for (const [name, back] of [
    ['by the browser', (page: Page) => page.evaluate(() => setTimeout(() => history.back()))],
    [
      'by the browser, after a press',
      async (page: Page) => {
        await page.locator('main form [name=from_name]').press('ArrowLeft');
        await page.evaluate(() => setTimeout(() => history.back()));
      },
    ],
  ] as const) {
    test(`${name}, the visitor stays, is told, and loses nothing`, async ({ page, allow }) => {
      allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported module/u);
      await visit(page, '/en/contact');
      await mark(page);
      // An entry of this document whose page has not been loaded yet, and the form after it.
      await page.evaluate(() => {
        history.replaceState(null, '', '/en/products');
        history.pushState(null, '', '/en/contact');
      });
      const field = page.locator('main form [name=from_name]');
      await field.fill('Ana Souza');
      await page.route('**/*', (route) => route.abort());
      await back(page);
      await expect(page.getByText(copy.offline)).toBeVisible();
      await expect(page).toHaveURL('/en/contact');
      await expect(page).toHaveTitle(copyOf('en', 'contact').meta.title);
      await expect(field).toHaveValue('Ana Souza');
      await marked(page).toHaveCount(1);
      await page.unroute('**/*');
      await page.evaluate(() => setTimeout(() => history.back()));
      await expect(page).toHaveURL('/en/products');
      await expect(page).toHaveTitle(copyOf('en', 'products').meta.title);
      await page.goForward();
      await expect(field).toHaveValue('Ana Souza');
    });
  }
});

test('back to a page that a release has replaced: asked once, and who stays is where they were', async ({
  page,
  allow,
}) => {
  allow(/status of 404|Failed to fetch dynamically imported module/u);
  await visit(page, '/en/contact');
  await mark(page);
  // An entry of this document whose page has not been loaded yet, and the form after it.
  await page.evaluate(() => {
    history.replaceState(null, '', '/en/products');
    history.pushState(null, '', '/en/contact');
  });
  const title = copyOf('en', 'products').meta.title;
  await page.route(scriptWith(title), (route) => route.fulfill({ status: 404, body: '' }));
  const field = page.locator('main form [name=from_name]');
  await field.pressSequentially('Ana');
  // The first way back can be held up, because of the press before it; the second cannot.
  for (const way of ['held up', 'not held up']) {
    const question = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => history.back()));
    await (await question).dismiss();
    await expect(page, way).toHaveURL('/en/contact');
    await expect(page, way).toHaveTitle(copyOf('en', 'contact').meta.title);
    await expect(field, way).toHaveValue('Ana');
    await marked(page).toHaveCount(1);
  }
  page.once('dialog', (dialog) => void dialog.accept());
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL('/en/products');
  await expect(page).toHaveTitle(title);
  await marked(page).toHaveCount(0);
});

test('files that a release has replaced: the page is loaded whole', async ({ page, allow }) => {
  allow(/status of 404|Failed to fetch dynamically imported module/u);
  await visit(page, '/en');
  await mark(page);
  const file = scriptWith(copyOf('en', 'partners').meta.title);
  await page.route(file, (route) => route.fulfill({ status: 404, body: '' }));
  await footerLink(page, copy.menu.partners).click();
  await expect(page).toHaveURL('/en/partners');
  await expect(page).toHaveTitle(copyOf('en', 'partners').meta.title);
  await marked(page).toHaveCount(0);
});

test('when the error page fails as well there are words, and a way on', async ({ page, allow }) => {
  allow(/Broken by a test|status of 404|Failed to fetch dynamically imported module/u);
  await makePageThrow(page, scriptWith(copyOf('en', 'about-us').meta.title));
  await page.route('**/assets/error-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page, '/en');
  await footerLink(page, copy.menu.about).click();
  await expect(page.locator('h1')).toHaveText(copy.errorTitle);
  await expect(page.locator('main').getByRole('button', { name: copy.reload })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(copyOf('en', 'home').meta.title);
  await expect(page.locator('main h1')).not.toHaveText(copy.errorTitle);
});

test('a start that fails is tried again at the next touch', async ({ page, allow }) => {
  allow(/ERR_FAILED|Failed to fetch dynamically imported module|status of 503/u);
  let failures = 0;
  await page.route(scriptWith(copyOf('en', 'about-us').meta.title), async (route) => {
    if (failures > 0) return route.continue();
    failures += 1;
    return route.abort();
  });
  await page.goto('/en/about-us');
  await expect.poll(() => failures).toBe(1);
  await expect(async () => {
    await page.mouse.click(5, 400);
    expect(await page.evaluate(() => 'running' in document.documentElement.dataset)).toBe(true);
  }).toPass();
  await mark(page);
  await footerLink(page, copy.menu.partners).click();
  await expect(page).toHaveURL('/en/partners');
  await marked(page).toHaveCount(1);
});
