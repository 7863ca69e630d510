/** The menus of the header, as the tests find them. */
import { expect, type Page } from '../base.ts';
import { copyOf } from '../words.ts';

export const copy = copyOf('en', 'common');
export const small = { width: 390, height: 844 };

export const forYou = (page: Page) => page.locator('header').getByRole('button', { name: copy.menu.forYou });
export const dropdown = (page: Page) =>
  page.locator('header').getByRole('link', { name: copy.menu.products });
export const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: copy.menu.open }).click();
  const menu = page.getByRole('dialog', { name: copy.menu.label });
  await expect(menu).toBeVisible();
  return menu;
};
