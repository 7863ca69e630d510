/** Footer and floating link on a phone: folded, short, and in nobody's way. */
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from '../base.ts';
import { languages, siteConfig } from '../pages.ts';
import { copyOf } from '../words.ts';
import { small } from './menus.ts';

test.use({ viewport: small });

const number = siteConfig.whatsapp.replaceAll(/\D/gu, '');
const chat = (page: Page) => page.locator(`aside a[href^="https://wa.me/${number}"]`);

/** Scrolls, as a finger does, and waits until the page has moved. */
async function scroll(page: Page, by: number): Promise<void> {
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, by);
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
}

/** What can be pressed in the footer and lies under the link. */
function covered(link: Locator): Promise<string[]> {
  return link.evaluate((element) => {
    const own = element.getBoundingClientRect();
    return [...document.querySelectorAll('footer :is(a, button, summary, p)')]
      .filter((other) => {
        if (!other.checkVisibility({ contentVisibilityAuto: true })) return false;
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      })
      .map((other) => other.textContent);
  });
}

for (const language of languages) {
  test(`the footer takes half a screen, and says who the bank is (${language})`, async ({ page }) => {
    await visit(page, `/${language}/about-us`);
    const footer = page.locator('footer');
    const { height } = (await footer.boundingBox())!;
    expect(height).toBeLessThan(small.height * 0.515);
    const copy = copyOf(language, 'common').footer;
    await expect(footer.getByText(copy.disclaimer.slice(0, 12))).toBeVisible();
    for (const name of [siteConfig.usEntity, siteConfig.brazilEntity]) {
      await expect(footer.locator('p').filter({ hasText: name }).first()).toBeVisible();
    }
    for (const name of [copy.contact, copy.terms, copy.accessibility, copy.top]) {
      await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('a press opens a fold of the footer, and closes the other', async ({ page }) => {
      await page.goto('/en/about-us');
      const copy = copyOf('en', 'common');
      const footer = page.locator('footer');
      const policy = footer.getByRole('link', { name: 'Due diligence policy' });
      const partners = footer.getByRole('link', { name: copy.menu.partners });
      await expect(policy).toBeHidden();
      await footer.locator('summary', { hasText: copy.footer.groups.policies }).click();
      await expect(policy).toBeVisible();
      await expect(footer.getByRole('heading', { name: copy.footer.groups.ethics })).toBeVisible();
      await footer.locator('summary', { hasText: copy.footer.navigation }).click();
      await expect(partners).toBeVisible();
      await expect(policy).toBeHidden();
      await partners.click();
      await expect(page).toHaveURL('/en/partners');
    });

    test('the floating link waits at the end of the page, and covers nothing there', async ({ page }) => {
      for (const path of ['/pt', '/ar/partners', '/zh/policies']) {
        await page.goto(path);
        await expect(chat(page)).not.toBeInViewport();
        // The page is laid out in whole at the first scroll, and may then be longer than when the key went to its end.
        await expect(async () => {
          await page.keyboard.press('End');
          await expect(chat(page)).toBeInViewport({ ratio: 1, timeout: 1000 });
          expect(await covered(chat(page)), path).toEqual([]);
        }).toPass({ timeout: 15_000 });
      }
    });
  });
}

test('the floating link comes while somebody scrolls back, and goes when they read on', async ({ page }) => {
  await visit(page, '/pt/services');
  await expect(chat(page)).not.toBeInViewport();
  await scroll(page, 1500);
  await expect(chat(page)).not.toBeInViewport();
  await scroll(page, -300);
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
  await scroll(page, 300);
  await expect(chat(page)).not.toBeInViewport();
});

test('the keyboard reaches the floating link', async ({ page }) => {
  await visit(page, '/pt/services');
  await chat(page).focus();
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
});

test('on a wide screen the columns of the footer stand open, and their folds are no stops', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/en/about-us');
  const footer = page.locator('footer');
  await expect(footer.getByRole('link', { name: 'Due diligence policy' })).toBeVisible();
  await expect(footer.locator('summary').first()).toBeHidden();
  await footer.getByRole('link', { name: copyOf('en', 'common').footer.contact }).focus();
  await page.keyboard.press('Tab');
  await expect(
    footer.getByRole('link', { name: copyOf('en', 'common').menu.home, exact: true }),
  ).toBeFocused();
});
