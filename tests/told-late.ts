import type { Page } from '@playwright/test';

/**
 * Has the page told of what comes near as a slow device tells it: several changes at once, in their order. What comes into
 * sight is told to have been out of it before.
 */
export async function tellSeveralAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          const all = entries.flatMap((entry) => {
            if (!entry.isIntersecting) return [entry];
            const { target, rootBounds } = entry;
            return [
              { target, rootBounds, isIntersecting: false } as unknown as IntersectionObserverEntry,
              entry,
            ];
          });
          callback(all, observer);
        }, options);
      }
    };
  });
}
