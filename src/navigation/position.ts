/** Where the page stands and where the focus is, before and after a move. */

/** Scroll positions of the entries of the history, by the key in their state. */
const positions = new Map<string, number>();
let current = 'first';

function keyOfEntry(): string {
  return (history.state as { key?: string } | null)?.key ?? 'first';
}

/**
 * Remembers how far the entry that is about to be left is scrolled.
 * @returns the state for the entry that follows; its key finds the position again
 */
export function nextEntry(): { key: string } {
  positions.set(current, scrollY);
  current = `${performance.now()}`;
  return { key: current };
}

/**
 * Notes where each entry stood when it is left by back or forward. Called before the application starts: a page
 * that is loaded already is shown as soon as the router hears of the move, and listeners of the window are called
 * in the order in which they were added.
 */
export function trackEntries(): void {
  current = keyOfEntry();
  addEventListener('popstate', () => {
    positions.set(current, scrollY);
    current = keyOfEntry();
  });
}

/**
 * Takes over scroll restoration: the browser would restore before the page of the entry is shown. On leaving
 * the site it is given back, so that coming back, or loading anew, lands where the visitor was.
 * @param onMove called on back and forward
 * @returns a function that gives it back
 */
export function trackScroll(onMove: () => void): () => void {
  history.scrollRestoration = 'manual';
  const giveBack = () => {
    history.scrollRestoration = 'auto';
  };
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('pagehide', giveBack);
  addEventListener('pageshow', take);
  addEventListener('popstate', onMove);
  return () => {
    giveBack();
    removeEventListener('pagehide', giveBack);
    removeEventListener('pageshow', take);
    removeEventListener('popstate', onMove);
  };
}

/** After back or forward: to where the entry stood, or to its target, or to the top. */
export function restoreScroll(): void {
  const top = positions.get(current);
  if (top === undefined && location.hash) focusTarget(location.hash, 'instant');
  else scrollTo({ top: top ?? 0, behavior: 'instant' });
}

/** Puts the focus on the page's heading, so that assistive technology reads it. */
export function focusTop(): void {
  focusOn(document.querySelector<HTMLElement>('main h1'));
}

/**
 * Scrolls to the element of a hash and puts the focus on it, or on the heading in it.
 * @param behaviour `smooth` is made instant where the visitor wants no motion
 */
export function focusTarget(hash: string, behaviour: ScrollBehavior): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: calm ? 'instant' : behaviour, block: 'start' });
  // `#top`: its first heading is that of a closed dialog.
  if (target === document.documentElement) {
    focusTop();
    return;
  }
  const heading = target.querySelector<HTMLElement>('h1, h2, h3');
  focusOn(heading ?? target);
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
