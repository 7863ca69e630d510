/** The PDF viewer. */
import type { Locator, Page } from '@playwright/test';
import { expect, test, visit } from './base.ts';
import { testedLanguages } from './test-matrix.ts';
import { translate } from './third-party-dom.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'policies');
const viewer = (page: Page) => page.getByRole('group', { name: copy.viewer.label });
const tool = (page: Page, name: string) => viewer(page).getByRole('button', { name, exact: true });
const sheet = (page: Page, number: number) => page.locator(`.page[data-page-number="${number}"]`);

/** Whether the middle of an element is on the screen and nothing covers it. */
const isInSight = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });

async function open(page: Page): Promise<void> {
  await visit(page, '/en/policies?view=pdf');
  await expect(sheet(page, 1).locator('canvas')).toBeVisible();
  await expect(sheet(page, 1).locator('.textLayer')).toContainText('Purpose');
}

for (const language of testedLanguages)
  test(`a wide screen opens the PDF, a small one the text (${language})`, async ({ page }) => {
    await visit(page, `/${language}/policies`);
    await expect(sheet(page, 1).locator('canvas')).toBeVisible();
    const box = (await page
      .getByRole('group', { name: copyOf(language, 'policies').viewer.label })
      .boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(1005);
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/${language}/policies`);
    await expect(page.locator('#section-1')).toBeVisible();
    await expect(page.locator('.pdfViewer')).toHaveCount(0);
  });

test('buttons and page numbers in any script change the page', async ({ page }) => {
  await open(page);
  const field = page.getByRole('textbox', { name: copy.viewer.page });
  await tool(page, copy.viewer.nextPage).click();
  await expect(field).toHaveValue('2');
  for (const [typed, number] of [
    ['٤', '4'],
    ['۳', '3'],
    ['５', '5'],
    ['२', '2'],
  ] as const) {
    await field.click();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(number);
    await expect(sheet(page, Number(number))).toBeInViewport();
  }
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('1');
});

test('the PDF search ignores spelling variants, and Escape clears it', async ({ page }) => {
  await open(page);
  const field = page.getByRole('textbox', { name: copy.viewer.search });
  for (const words of ['ＢＲＩＢＥＲＹ', 'anti\u2011bribery', '٢٠٢٤']) {
    await field.fill(words);
    await expect(page.locator('.highlight.selected').first()).toBeInViewport();
  }
  await field.fill('gift');
  await expect(page.locator('.highlight.selected')).toHaveText(/gift/iu);
  const place = viewer(page).getByRole('search').getByRole('status');
  await expect(place).toContainText('1');
  await field.dispatchEvent('keydown', { key: 'Escape', keyCode: 229, isComposing: true, bubbles: true });
  await expect(field).toHaveValue('gift');
  await field.press('Enter');
  await expect(place).toContainText('2');
  await field.fill('a');
  await expect(tool(page, copy.viewer.nextHit)).toBeHidden();
  await expect(place).toHaveText('');
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.locator('.highlight')).toHaveCount(0);
});

test('the PDF search scrolls the PDF, and the field stays', async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const field = page.getByRole('textbox', { name: copy.viewer.search });
    const place = viewer(page).getByRole('search').getByRole('status');
    await field.fill('bribery');
    for (const hit of [1, 2]) {
      await expect(place).toHaveText(new RegExp(`^${hit} of`, 'u'));
      await expect.poll(() => isInSight(page.locator('.highlight.selected').first())).toBe(true);
      expect(await isInSight(field)).toBe(true);
      await field.press('Enter');
    }
  }
});

test('the PDF opens at the section of the address, with its links on their words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/en/policies?view=pdf#section-6');
  await expect.poll(() => isInSight(page.locator('.textLayer').getByText('6. Third parties'))).toBe(true);
  expect(await isInSight(page.getByRole('textbox', { name: copy.viewer.search }))).toBe(true);
  // On a phone the margins of a page are left out, and no word.
  const [frame, paper] = [
    await viewer(page).boundingBox(),
    await page.locator('.page').first().boundingBox(),
  ];
  expect(paper!.width).toBeGreaterThan(frame!.width);
  const words = await page
    .locator('.textLayer span[role=presentation]')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
    );
  expect(Math.min(...words.map(({ left }) => left))).toBeGreaterThan(frame!.x);
  expect(Math.max(...words.map(({ right }) => right))).toBeLessThan(frame!.x + frame!.width);
  const link = viewer(page).getByRole('link', { name: 'Due diligence policy' }).last();
  // The canvas is the page, and the style of the link says where on it the words are drawn.
  const { x, y } = await link.evaluate((element) => {
    const { left, top, width, height } = element.parentElement!.style;
    const drawn = element.closest('.page')!.querySelector('canvas')!.getBoundingClientRect();
    return {
      x: drawn.x + (drawn.width * (parseFloat(left) + parseFloat(width) / 2)) / 100,
      y: drawn.y + (drawn.height * (parseFloat(top) + parseFloat(height) / 2)) / 100,
    };
  });
  await page.mouse.click(x, y);
  await expect(page).toHaveURL('/en/policies/due-diligence');
});

test('the PDF waits for a worker that is imported from the configured address', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      // Until it has been imported, nobody listens.
      hears = false;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', () => (this.hears = true), { once: true });
      }
      override postMessage(message: unknown, options?: object) {
        if (this.hears) super.postMessage(message, options as never);
      }
    };
  });
  await open(page);
});

test('next is ignored until the PDF search has found its first result', async ({ page }) => {
  // Delays the worker's extraction of text.
  await page.addInitScript(() => {
    globalThis.Worker = class extends Worker {
      override postMessage(message: { action?: string }, options?: object) {
        const send = () => super.postMessage(message, options as never);
        if (message.action === 'GetTextContent') document.addEventListener('answer', send, { once: true });
        else send();
      }
    };
  });
  await visit(page, '/en/policies?view=pdf');
  const place = viewer(page).getByRole('search').getByRole('status');
  await page.getByRole('textbox', { name: copy.viewer.search }).fill('gift');
  await tool(page, copy.viewer.nextHit).click();
  await tool(page, copy.viewer.nextHit).click();
  await expect(place).toHaveText('');
  await page.evaluate(() => setInterval(() => document.dispatchEvent(new Event('answer')), 10));
  await expect(place).toContainText('1');
});

/** Links without a name: while a page is rendered they must not be reachable. */
const wordless = () =>
  [...document.querySelectorAll('.pdfViewer a[aria-owns]')]
    .filter((link) => link.checkVisibility({ visibilityProperty: true }))
    .filter((link) =>
      link
        .getAttribute('aria-owns')!
        .split(' ')
        .some((id) => !document.getElementById(id)),
    )
    .map((link) => link.ariaLabel);

test('the PDF has headings for screen readers, and its links stay on this site', async ({ page }) => {
  await open(page);
  const first = page.getByRole('region', { name: 'Page 1 of' });
  // The tags of the PDF, inside the canvas.
  await expect(first.locator('canvas [role=heading][aria-level="1"]')).toBeAttached();
  await expect(first.locator('canvas [role=listitem]').first()).toBeAttached();
  const link = viewer(page).getByRole('link', { name: 'Due diligence policy' }).first();
  const field = page.getByRole('textbox', { name: copy.viewer.page });
  for (let number = 2; number <= 7 && (await link.count()) === 0; number++) {
    await field.fill(String(number));
    await field.press('Enter');
    expect(await page.evaluate(wordless)).toEqual([]);
    await expect(sheet(page, number).locator('canvas')).toBeVisible();
    await expect(sheet(page, number).locator('.endOfContent')).toBeAttached();
  }
  expect(new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).origin).toBe(
    new URL(page.url()).origin,
  );
});

test('zooming and downloading work', async ({ page }) => {
  await open(page);
  const width = async () => (await sheet(page, 1).boundingBox())!.width;
  const usual = await width();
  await tool(page, copy.viewer.zoomIn).click();
  await expect.poll(width).toBeGreaterThan(usual);
  await tool(page, copy.viewer.zoomOut).click();
  await tool(page, copy.viewer.zoomOut).click();
  await expect.poll(width).toBeLessThan(usual);
  const download = page.waitForEvent('download');
  await viewer(page).getByRole('link', { name: copy.download }).click();
  expect((await download).suggestedFilename()).toBe('anti-corruption.en.pdf');
});

test('the toolbar works on a translated page', async ({ page }) => {
  await open(page);
  await translate(page, 'replaces');
  await page.getByRole('link', { name: copy.view.text, exact: true }).click();
  await expect(page.locator('#section-1')).toBeVisible();
  await page.getByRole('link', { name: copy.view.pdf, exact: true }).click();
  await page.getByRole('textbox', { name: copy.viewer.search }).fill('gift');
  await tool(page, copy.viewer.nextHit).click();
  await tool(page, copy.viewer.clear).click();
  await tool(page, copy.viewer.nextPage).click();
  await expect(page.locator('main h1')).toBeVisible();
});
