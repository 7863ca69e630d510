/** The menus of the header, of wide screens and of small ones. */
import { expect, test, visit } from '../base.ts';
import { siteConfig } from '../pages.ts';
import { copy, dropdown, forYou, openMenu, small } from './menus.ts';

test.describe('the For you dropdown', () => {
  test('opens on a press, closes on a second one and on a press outside', async ({ page }) => {
    await visit(page, '/en/about-us');
    await expect(dropdown(page)).toBeHidden();
    await forYou(page).click();
    await expect(dropdown(page)).toBeVisible();
    await expect(forYou(page)).toHaveAttribute('aria-expanded', 'true');
    await forYou(page).click();
    await expect(dropdown(page)).toBeHidden();
    await expect(forYou(page)).toHaveAttribute('aria-expanded', 'false');
    await forYou(page).click();
    await expect(dropdown(page)).toBeVisible();
    await page.mouse.click(640, 700);
    await expect(dropdown(page)).toBeHidden();
  });

  test('works with the keyboard', async ({ page }) => {
    await visit(page, '/en/about-us');
    await forYou(page).focus();
    await page.keyboard.press('Enter');
    await expect(dropdown(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dropdown(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toBeHidden();
    await expect(forYou(page), 'the focus returns').toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dropdown(page), 'closes when the focus leaves').toBeHidden();
  });

  test('leads to its pages, and closes', async ({ page }) => {
    await visit(page, '/en/about-us');
    await forYou(page).click();
    await dropdown(page).click();
    await expect(page).toHaveURL('/en/products');
    await expect(dropdown(page)).toBeHidden();
    await forYou(page).click();
    await expect(dropdown(page)).toHaveAttribute('aria-current', 'page');
  });

  test('closes when the small menu opens', async ({ page }) => {
    await visit(page, '/en/about-us');
    await forYou(page).click();
    await expect(dropdown(page)).toBeVisible();
    await page.evaluate((id) => (document.querySelector(id) as HTMLDialogElement).showModal(), 'dialog#menu');
    await expect(page.locator('header :popover-open')).toHaveCount(0);
  });
});

test.describe('the small menu', () => {
  test.use({ viewport: small });

  for (const path of ['', '/products', '/about-us', '/partners']) {
    test(`leaves the page behind it where it is (${path || 'home'})`, async ({ page }) => {
      await visit(page, `/en${path}`);
      const footer = page.locator('footer');
      await footer.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      const place = () =>
        footer.evaluate((element) => [
          scrollY,
          element.getBoundingClientRect().top,
          document.querySelector('header')!.getBoundingClientRect().bottom,
        ]);
      const before = await place();
      const menu = await openMenu(page);
      expect(await place()).toEqual(before);
      await menu.getByRole('button', { name: copy.menu.close }).click();
      await expect(menu).toBeHidden();
      expect(await place()).toEqual(before);
    });
  }

  test('fills the screen, holds the focus and the page, and gives both back', async ({ page }) => {
    await visit(page, '/en');
    const menu = await openMenu(page);
    // All but the place of the scrollbar, which shows the background of the page: the same as the menu's.
    const background = await menu.evaluate((dialog) => getComputedStyle(dialog).backgroundColor);
    await expect(page.locator('html')).toHaveCSS('background-color', background);
    const width = await page.evaluate(() => document.body.getBoundingClientRect().width);
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width, height: small.height });
    await expect(menu.getByRole('link', { name: copy.menu.login })).toHaveAttribute(
      'href',
      siteConfig.bankingUrl,
    );
    await expect(menu.getByRole('link', { name: copy.menu.openAccount })).toBeInViewport();

    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 600);
    for (let press = 0; press < 16; press += 1) {
      await page.keyboard.press('Tab');
      const held = await menu.evaluate(
        (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(held, 'the focus never leaves for the page behind').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: copy.menu.open })).toBeFocused();
    expect(await page.evaluate(() => scrollY), 'the page behind was locked').toBe(0);
  });

  test('has the sub-pages, and closes when it has led to one', async ({ page }) => {
    await visit(page, '/en');
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: copy.menu.services }).click();
    await expect(page).toHaveURL('/en/services');
    await expect(menu).toBeHidden();
  });

  test('closes when it opens the language dialog', async ({ page }) => {
    await visit(page, '/en');
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: copy.language.change }).click();
    const dialog = page.getByRole('dialog', { name: copy.language.title });
    await expect(dialog).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('header [commandfor=menu]'), 'the focus returns').toBeFocused();
  });

  test('gives its place to the language dialog without styling the page anew', async ({ page }) => {
    await visit(page, '/en');
    const menu = await openMenu(page);
    // The page behind can be pressed between the two, and is styled twice, if the one closes before the other opens.
    const openTogether = page.evaluate(
      () =>
        new Promise((resolve) => {
          const [first, second] = ['menu', 'language'].map((id) => document.getElementById(id)!);
          new MutationObserver(() => resolve(first!.hasAttribute('open'))).observe(second!, {
            attributeFilter: ['open'],
          });
        }),
    );
    await menu.getByRole('button', { name: copy.language.change }).click();
    expect(await openTogether).toBe(true);
  });

  test('closes when it opens the contact dialog', async ({ page }) => {
    await visit(page, '/en');
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: copy.menu.contact }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('dialog[open] [name=from_name]')).toBeVisible();
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the dropdown, the small menu and the contact link work', async ({ page }) => {
    await page.goto('/en/about-us');
    await forYou(page).click();
    await dropdown(page).click();
    await expect(page).toHaveURL('/en/products');
    await page.setViewportSize(small);
    const menu = await openMenu(page);
    await menu.getByRole('link', { name: copy.menu.contact }).click();
    await expect(page).toHaveURL('/en/contact');
  });
});
