/** Printing from the viewer: the PDF's own pages, on their way to paper and gone afterwards; its end, and its failure. */
import { expect, type Page, test, visit } from './base.ts';
import { addressOf } from './pages.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'policies').viewer;
const path = `${addressOf({ document: 'anti-corruption' }, 'en', true)}?view=pdf`;
const toolbar = (page: Page) => page.locator('[role="toolbar"]');
const print = (page: Page) => toolbar(page).getByRole('button', { name: copy.print });
const cancel = (page: Page) => page.getByRole('button', { name: copy.cancelPrint });
const drawn = (page: Page) => page.locator('body > div > canvas');

/** Opens a document, waits for its first page, and puts another in the place of the browser's print. */
async function openPdf(page: Page, printing: () => void): Promise<void> {
  await visit(page, path);
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.evaluate(`globalThis.print = ${printing.toString()}`);
}

test('prints every page of the PDF, and takes them away again', async ({ page }) => {
  await openPdf(page, () => document.body.setAttribute('data-printed', ''));
  await print(page).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await expect(drawn(page)).toHaveCount(await page.locator('[data-page]').count());
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(drawn(page)).toHaveCount(0);
  await expect(page.getByText(copy.printFailed)).toHaveCount(0);
});

test('the way out of it gives the focus back to the tool when it goes', async ({ page }) => {
  await openPdf(page, () => {
    document.querySelector<HTMLElement>('main p[role=status] + button')!.focus();
    document.body.setAttribute('data-printed', '');
  });
  await print(page).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await expect(cancel(page)).toHaveCount(0);
  await expect(print(page)).toBeFocused();
});

test('a failure is told, and leaves nothing behind', async ({ page }) => {
  await openPdf(page, () => {
    throw new Error('no printer');
  });
  await print(page).click();
  await expect(page.getByText(copy.printFailed)).toBeVisible();
  await expect(drawn(page)).toHaveCount(0);
});

test('can be cancelled while pages are drawn', async ({ page }) => {
  await openPdf(page, () => document.body.setAttribute('data-printed', ''));
  // Pressed as soon as it is there: the pages are drawn in less time than a hand takes.
  await page.evaluate((name) => {
    const press = () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((button) => button.textContent === name)?.click();
    };
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
  }, copy.cancelPrint);
  await print(page).click();
  await expect(cancel(page)).toHaveCount(0);
  await expect(page.getByText(copy.printFailed)).toHaveCount(0);
  await expect(page.locator('body[data-printed]')).toHaveCount(0);
});

test('can be cancelled when the worker hangs', async ({ page }) => {
  // The worker never hears that a page is asked for.
  const deaf = `addEventListener('message', (event) => {
    if (event.data.action === 'GetPage') event.stopImmediatePropagation();
  });\n`;
  await page.route('**/pdf.worker*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: deaf + (await response.text()) });
  });
  await visit(page, path);
  await print(page).click();
  await cancel(page).click();
  await expect(cancel(page)).toHaveCount(0);
  await expect(page.getByText(copy.printFailed)).toHaveCount(0);
  await expect(print(page)).toBeEnabled();
  await expect(print(page)).toBeFocused();
});
