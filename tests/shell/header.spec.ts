/** The header of every page, the skip link, the way to WhatsApp. */
import { expect, test, visit } from '../base.ts';
import { siteConfig } from '../pages.ts';
import { copy, forYou } from './menus.ts';

test('the header leads where the specification says', async ({ page }) => {
  await visit(page, '/en/partners');
  const header = page.locator('header');
  await expect(header.getByRole('link', { name: copy.home })).toHaveAttribute('href', '/en');
  const menu = header.getByRole('navigation', { name: copy.menu.label });
  const entries = await menu.locator('> ul > li > :is(a, button)').allInnerTexts();
  const { home, about, forYou: both, partners, contact } = copy.menu;
  expect(entries.map((entry) => entry.trim())).toEqual([home, about, both, partners, contact]);
  await expect(menu.getByRole('link', { name: copy.menu.about })).toHaveAttribute('href', '/en/about-us');
  await expect(menu.locator('[aria-current=page]')).toHaveText(copy.menu.partners);
  for (const [name, href] of [
    [copy.menu.openAccount, siteConfig.accountUrl],
    [copy.menu.login, siteConfig.bankingUrl],
  ] as const) {
    const link = header.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/u);
    await expect(link, 'says so').toContainText(copy.newTab);
  }
});

test('the header follows the page, on a background of its own', async ({ page }) => {
  await visit(page, '/en/about-us');
  await page.mouse.wheel(0, 900);
  const header = page.locator('header');
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the bar is dark over a dark section, and light over a light one', async ({ page }) => {
  await visit(page, '/en');
  const header = page.locator('header');
  for (const [section, ground] of [
    ['web3', 'rgb(241, 241, 236)'],
    ['security', 'rgb(10, 22, 18)'],
    ['web3', 'rgb(241, 241, 236)'],
  ] as const) {
    await page
      .locator(`#${section}`)
      .evaluate((element: HTMLElement) => scrollTo(0, element.offsetTop + 100));
    await expect(header, section).toHaveCSS('background-color', ground);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leaves with the page, so that it lies over no words', async ({ page }) => {
    await page.goto('/en/about-us');
    await page.mouse.wheel(0, 900);
    await expect(page.locator('header')).not.toBeInViewport();
  });

  test('the For you button tells of its open panel', async ({ page }) => {
    await page.goto('/en');
    const chevron = forYou(page).locator('svg');
    await expect(chevron).toHaveCSS('transform', 'none');
    await forYou(page).click();
    await expect(chevron).not.toHaveCSS('transform', 'none');
    // The browser tells its state; written there, it would stay as it was built.
    await expect(forYou(page)).not.toHaveAttribute('aria-expanded');
  });
});

test('WhatsApp is one press away, at the bottom of the end side', async ({ page }) => {
  const number = siteConfig.whatsapp.replaceAll(/\D/gu, '');
  for (const [path, side] of [
    ['/en/partners', 'right'],
    ['/ar/policies', 'left'],
  ] as const) {
    await visit(page, path);
    const link = page.locator(`a[href^="https://wa.me/${number}"][target=_blank]`).last();
    await expect(link).toBeInViewport();
    const box = (await link.boundingBox())!;
    const distance = side === 'right' ? 1280 - box.x - box.width : box.x;
    expect(distance).toBeLessThan(60);
    expect(box.y).toBeGreaterThan(700);
  }
});

test('on computers the link to WhatsApp stands in the gutter, where nothing is to be read', async ({
  page,
}) => {
  for (const path of ['/pt', '/ar/services']) {
    await visit(page, path);
    const link = page.locator('aside a[href^="https://wa.me/"]');
    for (const width of [1024, 1280, 1440, 1600, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await link.evaluate((element) => {
        const [box, column] = [element, document.querySelector('main .inner')!].map((each) =>
          each.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        const gutter = Number.parseFloat(
          getComputedStyle(document.querySelector('main .inner')!).paddingLeft,
        );
        return document.dir === 'rtl' ? box.right - column.left - gutter : column.right - gutter - box.left;
      });
      expect.soft(beyond, `${path} at ${width} px`).toBeLessThan(1);
    }
  }
});

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await visit(page, '/en/about-us');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: copy.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
});

test('a focus in the header leaves the page where it is', async ({ page }) => {
  await visit(page, '/en');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.locator('header').getByRole('button', { name: 'English' }).focus();
  expect(await page.evaluate(() => scrollY)).toBe(1200);
});

test('in forced colours the logo and the current page can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, '/en/about-us');
  const linkText = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'LinkText';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  const header = page.locator('header');
  await expect(header.locator('svg').first()).toHaveCSS('color', linkText);
  const edge = (name: string) =>
    header.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).borderBlockEndColor);
  expect(await edge(copy.menu.about)).not.toBe(await edge(copy.menu.partners));
});
