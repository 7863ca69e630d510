/** What is open while the window changes its width, over every breakpoint, and what a closed menu leaves behind. */
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from '../base.ts';
import { copy, dropdown, forYou, openMenu, small } from './menus.ts';

/** One width between each two breakpoints, down and up again. */
const widths = [1700, 1300, 1100, 900, 700, 600, 400, 600, 700, 900, 1100, 1300];

const locked = (page: Page) =>
  expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY));

/** How far the layer stands out of the window, in pixels. */
const outside = (layer: Locator) =>
  layer.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return Math.max(-left, right - innerWidth, -top, bottom - innerHeight);
  });
const holdsFocus = (layer: Locator) => layer.evaluate((element) => element.contains(document.activeElement));

/** Changes the width of the window; the layer is then open, in the window, and has the focus. */
async function staysWhole(page: Page, layer: Locator, lock: boolean): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(layer).toBeVisible();
    if (lock) await locked(page).toBe('hidden');
    await expect.poll(() => outside(layer), `outside of the window at ${width} px`).toBeLessThanOrEqual(1);
    expect(await holdsFocus(layer)).toBe(true);
  }
}

const openers: [string, (page: Page) => Promise<void>][] = [
  ['contact', (page) => page.locator('footer a[href$="/contact"]').click()],
  ['lead', (page) => page.locator('main a[href$="/sign-up"]').first().click()],
  ['language', (page) => page.locator('header [commandfor=language]').click()],
];

for (const [name, open] of openers) {
  test(`the ${name} dialog stays open and whole at every width, and gives the page back`, async ({
    page,
  }) => {
    await visit(page, '/en');
    await open(page);
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await staysWhole(page, dialog, true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await locked(page).not.toBe('hidden');
    expect(await page.evaluate(() => document.activeElement?.matches('a, button'))).toBe(true);
  });
}

test('the question before leaving stays open and whole at every width, and gives the form back', async ({
  page,
}) => {
  await visit(page, '/en');
  await page.locator('footer a[href$="/contact"]').click();
  const name = page.locator('#contact-dialog [name=from_name]');
  await name.fill('Ana');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await staysWhole(page, question, true);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Ana');
  await locked(page).toBe('hidden');
});

test('the note of a term stays open and whole at every width, and gives the focus back', async ({ page }) => {
  await visit(page, '/en');
  const term = page.locator('main [popovertarget^=term-]').first();
  await term.press('Enter');
  const note = page.locator('main :popover-open');
  await expect(note).toBeVisible();
  await staysWhole(page, note, false);
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(term).toBeFocused();
});

test('the small menu gives way to the wide one, and does not come back with it', async ({ page }) => {
  await page.setViewportSize(small);
  await visit(page, '/en');
  const menu = await openMenu(page);
  for (const width of [600, 700, 900]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu).toBeVisible();
  }
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(menu).toBeHidden();
  await locked(page).not.toBe('hidden');
  await page.setViewportSize(small);
  await expect(menu).toBeHidden();
});

test('the For you dropdown does not outlive the menu of wide screens', async ({ page }) => {
  await visit(page, '/en');
  await forYou(page).click();
  await page.setViewportSize(small);
  await expect(page.locator('header :popover-open')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(dropdown(page)).toBeHidden();
  await expect(forYou(page)).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a small screen', () => {
  test.use({ viewport: small });

  test('opening the menu closes an open dropdown, and shows its pages', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/en/products');
    await forYou(page).click();
    await page.setViewportSize(small);
    const menu = await openMenu(page);
    await expect(page.locator('header :popover-open')).toHaveCount(0);
    await expect(menu.getByRole('link', { name: copy.menu.products })).toBeInViewport();
    await expect(menu.getByRole('list', { name: copy.menu.forYou }).getByRole('link')).toHaveCount(2);
  });

  test('the entries of the menu lie low, within the reach of a thumb', async ({ page }) => {
    await visit(page, '/en');
    for (const height of [844, 740]) {
      await page.setViewportSize({ width: 360, height });
      const menu = await openMenu(page);
      const foot = (await menu.getByRole('button', { name: copy.language.change }).boundingBox())!;
      const last = (await menu.getByRole('link', { name: copy.menu.contact }).boundingBox())!;
      expect(foot.y - last.y - last.height, 'nothing between list and foot').toBeLessThan(24);
      // All of it is in the window.
      await expect(menu.getByRole('link', { name: copy.menu.openAccount })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  });

  test('a press between the entries of the menu closes it', async ({ page }) => {
    await visit(page, '/en');
    const menu = await openMenu(page);
    const entries = (await menu.getByRole('navigation').boundingBox())!;
    await page.mouse.click(6, entries.y - 4);
    await expect(menu).toBeHidden();
    await openMenu(page);
    await page.mouse.click(small.width / 2, 20);
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: copy.menu.open })).toBeFocused();
    await locked(page).not.toBe('hidden');
  });
});
