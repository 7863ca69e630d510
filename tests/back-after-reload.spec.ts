/**
 * Back on a page that was loaded anew, before the application runs there. What it has changed in place is one document to the
 * browser, which shows nothing of the entry before by itself. And a link to a section there, of which it tells in the same way.
 */
import { expect, holdBack, type Page, running, test } from './base.ts';
import { phone } from './first-screen.ts';
import { copyOf } from './words.ts';

const isRunning = (page: Page) => page.evaluate(() => 'running' in document.documentElement.dataset);

const changes = {
  page: async (page: Page) => {
    await page.locator('main a[href="/es/partners"]').first().click();
    await expect(page).toHaveURL('/es/partners');
    await expect(page.locator('h1')).toHaveText(copyOf('es', 'partners').hero.title);
  },
  language: async (page: Page) => {
    await page.evaluate(() => document.querySelector<HTMLElement>('#language a[hreflang=ar]')!.click());
    await expect(page).toHaveURL('/ar');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  },
};

/** The page that was shown before any change. */
async function expectFirst(page: Page): Promise<void> {
  await expect(page).toHaveURL('/es');
  await expect(page).toHaveTitle(copyOf('es', 'home').meta.title);
  await expect(page.locator('h1')).toHaveText(copyOf('es', 'home').hero.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
}

for (const [what, change] of Object.entries(changes)) {
  test.describe(`on a phone, after a change of ${what}`, () => {
    test.use(phone);

    test('Back leads to the page of the address, though nobody has touched the one that is left', async ({
      page,
    }) => {
      await page.goto('/es');
      await page.locator('h1').tap();
      await running(page);
      await change(page);
      await page.reload();
      await expect(page.locator('html')).not.toHaveAttribute('data-undressed');
      expect(await isRunning(page)).toBe(false);
      await page.evaluate(() => history.back());
      await expectFirst(page);
    });
  });

  for (const file of [/\/after-paint-/u, /\/site-[^/]*\.js$/u]) {
    test(`after a change of ${what}, Back leads there while ${file.source} is fetched`, async ({ page }) => {
      await page.goto('/es');
      await running(page);
      await change(page);
      const send = await holdBack(page, file);
      await page.reload();
      expect(await isRunning(page)).toBe(false);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL('/es');
      send();
      await running(page);
      await expectFirst(page);
    });
  }
}

test('a link to a section leaves a page that waits for its text as it is, whatever its slug', async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  const text = /\/due-diligence\.pt-[^/]*\.js$/u;
  const send = await holdBack(page, text);
  const asked = page.waitForRequest(text);
  await page.goto('/pt/policies/due-diligence-policy?view=text');
  await asked;
  // The application has been asked for too; it starts when it is there.
  await page.evaluate(() => import(document.querySelector<HTMLElement>('[data-entry]')!.dataset.entry!));
  await page
    .getByRole('navigation', { name: copyOf('pt', 'policies').text.contents })
    .locator('a[href="#section-3"]')
    .click();
  await expect(page).toHaveURL(/#section-3$/u);
  send();
  await running(page);
  expect(loads).toHaveLength(1);
  await expect(page).toHaveURL('/pt/policies/due-diligence?view=text#section-3');
});
