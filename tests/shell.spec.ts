/** What stands around every page: header and menus, footer, WhatsApp, the skip link. */
import { expect, type Page, test, visit } from './base.ts';
import { siteConfig } from './pages.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'common');
const small = { width: 390, height: 844 };

const forYou = (page: Page) => page.locator('header').getByRole('button', { name: copy.menu.forYou });
const dropdown = (page: Page) => page.locator('header').getByRole('link', { name: copy.menu.products });
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: copy.menu.open }).click();
  const menu = page.getByRole('dialog', { name: copy.menu.label });
  await expect(menu).toBeVisible();
  return menu;
};

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
    const services = menu.getByRole('link', { name: copy.menu.services });
    await expect(services).toBeHidden();
    await menu.getByText(copy.menu.forYou, { exact: true }).click();
    await services.click();
    await expect(page).toHaveURL('/en/services');
    await expect(menu).toBeHidden();
  });

  test('closes when it opens the language dialog', async ({ page }) => {
    await visit(page, '/en');
    const menu = await openMenu(page);
    await menu.getByRole('button', { name: copy.language.change }).click();
    await expect(page.getByRole('dialog', { name: copy.language.title })).toBeVisible();
    await expect(menu).toBeHidden();
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

test('everything in the footer leads somewhere', async ({ page, request }) => {
  await visit(page, '/en/about-us');
  const footer = page.locator('footer');
  const links = await footer
    .locator('a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')!));
  const ours = links.filter((href) => href.startsWith('/'));
  const { home, products, services, partners } = {
    home: '/en',
    products: '/en/products',
    services: '/en/services',
    partners: '/en/partners',
  };
  for (const href of [home, '/en/about-us', products, services, partners]) expect(ours).toContain(href);
  expect(ours.filter((href) => href.startsWith('/en/policies/')).length, 'policies').toBeGreaterThanOrEqual(
    5,
  );
  for (const href of new Set(ours)) expect((await request.get(href)).status(), href).toBe(200);

  const away = links.filter((href) => href.startsWith('https:'));
  expect(away.toSorted()).toEqual(Object.values(siteConfig.social).toSorted());
  for (const group of ['policies', 'privacy', 'ethics', 'lgpd'] as const) {
    await expect(footer.getByRole('heading', { name: copy.footer.groups[group], exact: true })).toBeVisible();
  }
  await expect(footer).toContainText(siteConfig.usEntity);
  await expect(footer).toContainText(siteConfig.brazilEntity);
  await expect(footer).toContainText(copy.footer.disclaimer);
  await expect(footer).toContainText('2024');
  await expect(footer.getByRole('link', { name: copy.footer.terms })).toHaveAttribute('href', /policies/u);
});

test('the footer leads to the top of a policy, and back to the top of the page', async ({ page }) => {
  await visit(page, '/en');
  const footer = page.locator('footer');
  await footer.getByRole('link', { name: copy.footer.top }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await footer.getByRole('link', { name: 'Due diligence policy' }).click();
  await expect(page).toHaveURL('/en/policies/due-diligence-policy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the footer opens the contact dialog', async ({ page }) => {
  await visit(page, '/en/about-us');
  await page.locator('footer').getByRole('link', { name: copy.footer.contact }).click();
  await expect(page.locator('dialog[open] [name=from_name]')).toBeFocused();
  await expect(page).toHaveURL('/en/about-us');
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
