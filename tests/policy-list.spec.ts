/** The list of documents beside a policy: on a phone its groups scroll, and the document shown is in sight. */
import { expect, test, visit } from './base.ts';
import { addressOf, type Language } from './pages.ts';

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

test('the page that is shown is marked in the menu and in the footer', async ({ page }) => {
  await page.goto('/en/contact');
  await expect(page.locator('header [aria-current=page]')).toHaveText('Contact');
  await page.goto(addressOf({ document: 'due-diligence' }, 'en', true));
  await expect(page.locator('footer [aria-current=page]')).toHaveText('Due diligence policy');
});
