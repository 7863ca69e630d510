/** Header, menus, dialogs, footer and WhatsApp link. */
import { directionOf } from '../src/language/languages.ts';
import { documents } from '../src/policy-documents.ts';
import { violations } from './axe.ts';
import { expect, type Page, test, visit } from './base.ts';
import { addressOf, languages, siteConfig } from './pages.ts';
import { isNightly, testedLanguages } from './test-matrix.ts';
import { copyOf } from './words.ts';

const wide = { width: 1280, height: 900 };
const small = { width: 390, height: 844 };

const scrolled = (page: Page) => page.evaluate(() => scrollY);
/** Scrolls with the mouse wheel. */
async function wheel(page: Page, by: number): Promise<void> {
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, by);
}

/** Checks that the page cannot be scrolled behind an open dialog, and can be after it is closed. */
async function expectLocked(page: Page, close: () => Promise<void>): Promise<void> {
  const far = 400;
  const before = await scrolled(page);
  await wheel(page, before > far ? -far : far);
  await close();
  expect(Math.abs((await scrolled(page)) - before), 'the page behind was locked').toBeLessThan(far / 2);
  await wheel(page, before > far ? -far : far);
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeGreaterThan(far / 2);
}

for (const language of testedLanguages) {
  const copy = copyOf(language, 'common');
  const at = (routeRef: Parameters<typeof addressOf>[0]) => addressOf(routeRef, language, true);
  const forYou = (page: Page) => page.locator('header').getByRole('button', { name: copy.menu.forYou });
  const dropdown = (page: Page) => page.locator('header').getByRole('link', { name: copy.menu.products });
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: copy.menu.open }).click();
    const menu = page.getByRole('dialog', { name: copy.menu.label });
    await expect(menu).toBeVisible();
    return menu;
  };

  test.describe(language, () => {
    test('the header has its links in order, and they work', async ({ page }) => {
      await visit(page, at('partners'));
      const header = page.locator('header');
      await expect(header.getByRole('link', { name: copy.home })).toHaveAttribute('href', at('home'));
      const menu = header.getByRole('navigation', { name: copy.menu.label });
      const entries = menu.locator('> ul > li > :is(a, button)');
      const { home, about, partners, contact } = copy.menu;
      await expect(entries).toHaveText([home, about, copy.menu.forYou, partners, contact]);
      await expect(menu.locator('[aria-current=page]')).toHaveText(partners);
      for (const [name, href] of [
        [copy.menu.openAccount, siteConfig.accountUrl],
        [copy.menu.login, siteConfig.bankingUrl],
      ] as const) {
        const link = header.locator(`a[href="${href}"]`).filter({ visible: true }).first();
        await expect(link).toContainText(name);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link, 'says so').toContainText(copy.newTab);
      }
      await wheel(page, 900);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
      await expect(header, 'follows the page').toBeInViewport();
    });

    test('the dropdown opens and closes by pointer and keyboard, and its links work', async ({ page }) => {
      await visit(page, at('about-us'));
      await expect(dropdown(page)).toBeHidden();
      await forYou(page).click();
      await expect(dropdown(page)).toBeVisible();
      await expect(forYou(page)).toHaveAttribute('aria-expanded', 'true');
      await forYou(page).click();
      await expect(dropdown(page)).toBeHidden();
      await expect(forYou(page)).toHaveAttribute('aria-expanded', 'false');
      await forYou(page).click();
      await expect(dropdown(page)).toBeVisible();
      await page.mouse.click(wide.width / 2, wide.height - 100);
      await expect(dropdown(page), 'a press outside').toBeHidden();

      await forYou(page).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(dropdown(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dropdown(page)).toBeHidden();
      await expect(forYou(page), 'the focus returns').toBeFocused();

      await forYou(page).click();
      await page.setViewportSize(small);
      await openMenu(page);
      await page.keyboard.press('Escape');
      await page.setViewportSize(wide);
      await expect(dropdown(page), 'the mobile menu has closed it').toBeHidden();
      await forYou(page).click();
      await dropdown(page).click();
      await expect(page).toHaveURL(at('products'));
      await expect(dropdown(page)).toBeHidden();
    });

    test('the mobile menu traps focus, locks scrolling, has working links, and closes for dialogs', async ({
      page,
    }) => {
      await page.setViewportSize(small);
      await visit(page, at('home'));
      const menu = await openMenu(page);
      expect(await violations(page)).toEqual([]);
      await expect(menu.getByRole('link', { name: copy.menu.login })).toHaveAttribute(
        'href',
        siteConfig.bankingUrl,
      );
      await expect(menu.locator(`a[href="${siteConfig.accountUrl}"]`)).toBeInViewport();
      const controls = await menu.locator('a, button').count();
      for (let press = 0; press <= controls; press += 1) {
        await page.keyboard.press('Tab');
        const held = await menu.evaluate(
          (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
        );
        expect(held, 'the focus never leaves for the page behind').toBe(true);
      }
      await expectLocked(page, async () => {
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
      });
      await expect(page.getByRole('button', { name: copy.menu.open })).toBeFocused();

      await openMenu(page);
      await menu.getByRole('button', { name: copy.language.change }).click();
      const choice = page.getByRole('dialog', { name: copy.language.title });
      await expect(choice).toBeVisible();
      await expect(menu).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(choice).toBeHidden();
      await openMenu(page);
      await menu.getByRole('link', { name: copy.menu.contact }).click();
      await expect(
        page.getByRole('dialog', { name: copyOf(language, 'contact').contact.title }),
      ).toBeVisible();
      await expect(menu).toBeHidden();
      await page.keyboard.press('Escape');
      await openMenu(page);
      await menu.getByRole('link', { name: copy.menu.services }).click();
      await expect(page).toHaveURL(at('services'));
      await expect(menu).toBeHidden();
    });

    for (const viewport of isNightly || language === 'pt' ? [wide, small] : [small]) {
      test(`each dialog opens, locks scrolling, and unlocks it (${viewport.width} px)`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await visit(page, at('home'));
        const { contact, signUp } = copyOf(language, 'contact');
        const openers = [
          ['footer a[href$="/contact"]', contact.title],
          ['main a[href$="/sign-up"]', signUp.title],
          ['header [commandfor=language]', copy.language.title],
        ] as const;
        for (const [selector, name] of openers) {
          const opener = page.locator(selector).filter({ visible: true }).first();
          // On a phone the language button is in the menu.
          if (!(await opener.count())) continue;
          await opener.focus();
          await page.keyboard.press('Enter');
          const dialog = page.getByRole('dialog', { name });
          await expect(dialog).toBeVisible();
          expect(await violations(page, 'dialog[open]'), name).toEqual([]);
          await expectLocked(page, async () => {
            await page.keyboard.press('Escape');
            await expect(dialog).toBeHidden();
          });
          await expect(opener, 'the focus returns').toBeFocused();
          await opener.press('Enter');
          await expect(dialog).toBeVisible();
          await dialog.getByRole('button', { name: copy.close }).click();
          await expect(dialog).toBeHidden();
        }
      });

      test(`the WhatsApp button is at the lower end (${viewport.width} px)`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await visit(page, at('services'));
        await wheel(page, 500);
        const link = page.locator('aside').getByRole('link', { name: copy.whatsapp });
        await expect(link).toBeInViewport();
        const number = siteConfig.whatsapp.replaceAll(/\D/gu, '');
        await expect(link).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${number}`, 'u'));
        const { x, y, width, height } = (await link.boundingBox())!;
        const atRight = x + width / 2 > viewport.width / 2;
        expect(atRight).toBe(directionOf(language) === 'ltr');
        expect(y + height / 2).toBeGreaterThan(viewport.height / 2);
      });
    }

    test('the footer names the entities, and links to every page', async ({ page }) => {
      await visit(page, at('about-us'));
      const footer = page.locator('footer');
      for (const text of [
        copy.footer.disclaimer,
        copy.footer.rights,
        siteConfig.usEntity,
        siteConfig.brazilEntity,
      ])
        await expect(footer).toContainText(text);
      for (const href of Object.values(siteConfig.social))
        await expect(footer.locator(`a[href="${href}"]`)).toHaveAttribute('target', '_blank');
      for (const { group, description } of documents.filter((each) => each.group !== 'app')) {
        await expect(
          footer.getByRole('heading', { name: copy.footer.groups[group], exact: true }),
        ).toBeVisible();
        await expect(footer.getByRole('link', { name: description[language], exact: true })).toBeVisible();
      }
      await footer.getByRole('link', { name: copy.footer.top }).click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await footer.getByRole('link', { name: copy.menu.partners, exact: true }).click();
      await expect(page).toHaveURL(at('partners'));
      await expect.poll(() => scrolled(page)).toBe(0);

      await page.setViewportSize(small);
      const link = footer.getByRole('link', { name: documents[0]!.description[language], exact: true });
      const fold = footer.locator('summary', { hasText: copy.footer.groups.policies });
      if (await link.isHidden()) await fold.click();
      await link.click();
      await expect(page).toHaveURL(at({ document: documents[0]!.id }));
      await expect.poll(() => scrolled(page)).toBe(0);
    });

    test('the skip link is the first tab stop, and skips the header', async ({ page }) => {
      await visit(page, at('about-us'));
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: copy.skip });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toBeVisible();
    });

    test.describe('with scripts off', () => {
      test.use({ javaScriptEnabled: false });

      test('menus, contact and language dialog are links', async ({ page }) => {
        await page.goto(at('about-us'));
        await forYou(page).click();
        await dropdown(page).click();
        await expect(page).toHaveURL(at('products'));
        await page.setViewportSize(small);
        const menu = await openMenu(page);
        await menu.getByRole('link', { name: copy.menu.contact }).click();
        await expect(page).toHaveURL(at('contact'));
        await expect(page.locator('main form').first()).toBeVisible();
        const other = languages.find((each) => each !== language)!;
        await page.locator(`footer a[hreflang=${other}]`).click();
        await expect(page).toHaveURL(addressOf('contact', other, true));
        await expect(page.locator('html')).toHaveAttribute('lang', other);
      });
    });
  });
}
