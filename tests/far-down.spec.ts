/**
 * What is far down on the page that a visitor comes in by, and is not taken over yet (`src/ui/late.tsx`): whatever
 * happens around it, it stays.
 */
import { expect, type Page, test, visit } from './base.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'common');

/** The last of what comes when near, on each page that has such a part. */
const pages = {
  '/en': copyOf('en', 'money-path').short.title,
  '/en/services': copyOf('en', 'services').moneyPath.title,
  '/en/sign-up': copyOf('en', 'before-account').title,
};

const happenings: Record<string, (page: Page) => Promise<void>> = {
  'a page cannot be fetched': async (page) => {
    await page.context().setOffline(true);
    await page.locator('header').getByRole('link', { name: copy.menu.about, exact: true }).click();
    await expect(page.getByText(copy.offline)).toBeVisible();
  },
  'a dialog opens and closes': async (page) => {
    await page.locator('header').getByRole('link', { name: copy.menu.contact, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('form')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
};

for (const [path, title] of Object.entries(pages)) {
  for (const [happening, happen] of Object.entries(happenings)) {
    // The page of the form opens no dialog.
    if (path === '/en/sign-up' && happening.startsWith('a dialog')) continue;
    test(`${path}: ${happening}, and it stands as it did`, async ({ page, allow }) => {
      allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/u);
      await page.setViewportSize({ width: 1280, height: 250 });
      await visit(page, path);
      const farDown = page.getByRole('heading', { name: title, includeHidden: true });
      await expect(farDown).toBeAttached();
      const height = await page.evaluate(() => document.body.scrollHeight);
      await happen(page);
      await expect(farDown).toBeAttached();
      expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
    });
  }
}
