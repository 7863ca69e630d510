/**
 * A page that nobody has begun to read settles piece by piece: the browser lays out what is near the window, and each
 * section below it when its fonts come (`fonts.ts`). Whoever is led to a place in it, or touches the page, has it whole: what
 * is not laid out has only about its height, and a place below it is not where it will be
 * (`src/styles/reset.css`, `src/policies/reading/reading.module.css`).
 * @param touched kept at the first touch
 */
export function beginToSettle(touched: Promise<void>): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A page that is come back to is scrolled to where it was left.
  if (location.hash !== '' || navigation?.type !== 'navigate') return;
  document.documentElement.dataset.settling = '';
  void touched.then(settle);
  // Not every scroll begins with a touch: a screen reader may take the window along.
  addEventListener('scroll', settle, { once: true });
}

/** Lays one section out, if it is not yet. */
export function settleSection({ style }: HTMLElement): void {
  if (document.documentElement.dataset.settling === undefined) return;
  style.setProperty('content-visibility', 'visible');
}

/** Lays all of the page out that is not yet. */
export function settle(): void {
  delete document.documentElement.dataset.settling;
}
