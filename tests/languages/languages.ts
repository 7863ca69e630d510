/** What a test does to a visitor's language, and how it sees which one is shown. */
import { directionOf, ownNameOf } from '../../src/language/languages.ts';
import { type BrowserContext, expect, type Page } from '../base.ts';
import type { Language } from '../pages.ts';
import { copyOf, foreignTexts, textsOfPage } from '../words.ts';

export const storageKey = 'i18nextLng';

/** Keeps a language as an earlier visit would have. */
export async function store(context: BrowserContext, kind: 'localStorage' | 'sessionStorage', value: string) {
  await context.addInitScript(
    ([name, key, language]) => window[name].getItem(key) ?? window[name].setItem(key, language),
    [kind, storageKey, value] as const,
  );
}

export async function shows(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
  await expect(page).toHaveTitle(copyOf(language, 'about-us').meta.title);
  await expect(page.locator('header')).toContainText(copyOf(language, 'common').menu.about);
  expect(foreignTexts(await page.evaluate(textsOfPage), language)).toEqual([]);
}

/** A language in its own words, as the language button has it. */
export function languageName(language: Language): RegExp {
  return new RegExp(ownNameOf(language), 'u');
}
