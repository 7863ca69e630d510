/** Where a PDF opens. */
import { expect, test, visit } from './base.ts';

test('a PDF opens at its first page, also when the room for it is measured late', async ({ page }) => {
  // As in a tab in the background: no size is told before the document is there.
  await page.addInitScript(() => {
    window.ResizeObserver = class extends ResizeObserver {
      override observe(...target: Parameters<ResizeObserver['observe']>) {
        if (document.querySelector('[data-page]')) super.observe(...target);
        else requestAnimationFrame(() => this.observe(...target));
      }
    };
  });
  await visit(page, '/pt/policies?view=pdf');
  const first = page.locator('[data-page="1"]');
  await expect(first.locator('canvas')).toBeVisible();
  await expect(first).toBeInViewport();
  await expect(page.getByRole('toolbar').getByRole('textbox').first()).toHaveValue('1');
  expect(await first.evaluate((sheet) => sheet.closest('[role="region"]')!.scrollTop)).toBe(0);
});
