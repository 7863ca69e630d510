/** The strip of hairlines at the end side of wide windows, as assistive technology finds it. */
import type { Locator } from '@playwright/test';
import type { Page } from './base.ts';
import type { Language } from './pages.ts';
import { copyOf } from './words.ts';

export function foreEdge(page: Page, language: Language = 'en'): Locator {
  return page.getByRole('navigation', { name: copyOf(language, 'common').foreEdge, exact: true });
}
