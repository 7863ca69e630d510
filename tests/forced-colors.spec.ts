/** What is current or chosen, in a reader's own colours: told by more than a line. */
import type { Locator } from '@playwright/test';
import { expect, test, visit } from './base.ts';
import { foreEdge } from './fore-edge.ts';
import { addressOf } from './pages.ts';

/** Whether links stand out from what is around them as what the system shows as selected. */
async function expectSelected(links: Locator, count: number): Promise<void> {
  await expect(links).toHaveCount(count);
  for (const link of await links.all()) {
    const [own, around] = await link.evaluate((element) => {
      const colours = ({ color, backgroundColor }: CSSStyleDeclaration) => [color, backgroundColor].join();
      const selected = document.createElement('p');
      selected.style.cssText =
        'forced-color-adjust: none; color: SelectedItemText; background-color: SelectedItem';
      document.body.append(selected);
      const wanted = colours(getComputedStyle(selected));
      selected.remove();
      return [colours(getComputedStyle(element)) === wanted, wanted] as const;
    });
    expect(own, `${await link.innerText()}: ${around}`).toBe(true);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of ['pt', 'ar'] as const) {
    test(`what is current stands out (${colorScheme}, ${language})`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await visit(page, addressOf('services', language, true));
      const path = page.locator('#money-path');
      await path.scrollIntoViewIfNeeded();
      await expect(path.locator('nav')).toHaveCount(1);
      await expectSelected(path.locator('a[aria-current]'), 2);
      await visit(page, addressOf('about-us', language, true));
      await expectSelected(page.locator('header nav a[aria-current]').filter({ visible: true }), 1);
      await page.locator('header button[commandfor="language"]').filter({ visible: true }).click();
      await expectSelected(page.locator('#language a[aria-current]'), 1);
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the hairlines of the fore-edge have the system’s colours (${colorScheme})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await visit(page, addressOf('products', 'en', true));
    const strokeOf = (leaves: Locator) =>
      leaves
        .locator('path')
        .first()
        .evaluate((path) => getComputedStyle(path).stroke);
    const system = (name: string) =>
      page.evaluate((colour) => {
        const sample = document.createElement('p');
        sample.style.cssText = `forced-color-adjust: none; color: ${colour}`;
        document.body.append(sample);
        const computed = getComputedStyle(sample).color;
        sample.remove();
        return computed;
      }, name);
    const links = foreEdge(page).getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'true');
    expect(await strokeOf(links.first())).toBe(await system('Highlight'));
    expect(await strokeOf(links.nth(1))).toBe(await system('LinkText'));
  });
}

for (const route of ['home', 'about-us', 'services', 'partners'] as const) {
  test(`no picture stands behind the words that open ${route}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, addressOf(route, 'pt', true));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('section:has(h1) > picture')).toBeHidden();
  });
}
