/**
 * Where the focus and the page's middle are after a move. Scroll positions are the browser's own business, and no style makes
 * all scrolling smooth: a page would begin where the one before it was left, and back would be on its way when it is left again.
 */
import { idOf } from './rules.ts';

/** Puts the focus on the page's heading, so that assistive technology reads it. */
export function focusTop(): void {
  focusOn(document.querySelector<HTMLElement>('main h1'));
}

/**
 * Scrolls to the element of a fragment and puts the focus on it, or on the heading in it.
 * @param behavior `smooth` is made instant where the visitor wants no motion
 */
export function focusTarget(hash: string, behavior: ScrollBehavior): void {
  const target = document.getElementById(idOf(hash));
  if (!target) return;
  target.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : behavior, block: 'start' });
  // `#top`: its first heading is that of a closed dialog.
  if (target === document.documentElement) focusTop();
  else focusOn(target.querySelector<HTMLElement>('h1, h2, h3') ?? target);
}

/** Whether the visitor wants no motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Remembers what stands in the middle of the window, while its words change.
 * @returns a function that brings the same element to the same height again
 */
export function keepPlace(): () => void {
  if (scrollY < 8) return () => {};
  const middle = document.querySelector('main')?.querySelectorAll('section, section > *, h2, p') ?? [];
  const anchor = [...middle].find((element) => element.getBoundingClientRect().top >= 0);
  const before = anchor?.getBoundingClientRect().top;
  return () => {
    if (anchor?.isConnected && before !== undefined) {
      scrollBy({ top: anchor.getBoundingClientRect().top - before, behavior: 'instant' });
    }
  };
}
