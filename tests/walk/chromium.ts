import type { Page } from '@playwright/test';
import type { Walker } from './walk.ts';

/** A page of Chromium to walk in. */
export function walkerOf(page: Page): Walker {
  return {
    read: (expression) => page.evaluate(expression),
    pressAt: ({ x, y }) => page.mouse.click(x, y),
    escape: () => page.keyboard.press('Escape'),
  };
}
