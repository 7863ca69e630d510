/** What the tests of the first screen share. */
import type { Page } from '@playwright/test';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** How far the visible page has jumped so far. */
export const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is reported where nothing has moved.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
