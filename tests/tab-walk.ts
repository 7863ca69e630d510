/** A page walked by the tab key. */
import type { Page } from './base.ts';

/** A walk: how many controls had the focus, and those of which nothing could be seen then. */
export interface Walk {
  stops: number;
  covered: string[];
}

/** How many presses are sent at once. Each waits in the browser for the one before it, and none for the test. */
const pressesAtOnce = 32;

/** The tab key, as the browser is told of it. */
const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
const shift = 8;

/** Walks a page by Tab from its beginning to its end, or by Shift+Tab from its end to its beginning. */
export async function walkByTab(page: Page, direction: 'forward' | 'backward'): Promise<Walk> {
  const walk = await page.evaluateHandle(startWalk, direction);
  const session = await page.context().newCDPSession(page);
  const press = (type: 'rawKeyDown' | 'keyUp') =>
    session.send('Input.dispatchKeyEvent', { ...tab, type, modifiers: direction === 'forward' ? 0 : shift });
  do {
    const presses = Array.from({ length: pressesAtOnce }, () => [press('rawKeyDown'), press('keyUp')]);
    await Promise.all(presses.flat());
  } while (!(await walk.evaluate(({ state }) => state.ended)));
  await session.detach();
  return walk.evaluate(({ state: { stops, covered }, stop }) => {
    stop();
    return { stops, covered };
  });
}

/** Runs in the page: gives the focus to where the walk begins, and looks at every stop from then on. */
function startWalk(direction: 'forward' | 'backward') {
  const state = { stops: 0, covered: [] as string[], ended: false };
  const isSeen = (element: Element) =>
    [...element.getClientRects()].some((rect) =>
      [0.08, 0.5, 0.92].some((across) =>
        [0.2, 0.5, 0.8].some((down) => {
          const x = rect.left + rect.width * across;
          const y = rect.top + rect.height * down;
          if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
          const top = document.elementFromPoint(x, y);
          return Boolean(
            top &&
            (element.contains(top) || top.contains(element) || top.closest('label')?.contains(element)),
          );
        }),
      ),
    );
  // Before its first control and after its last the focus would leave the page for the browser's own, and come back
  // whenever that pleases.
  const edges = [document.createElement('i'), document.createElement('i')] as const;
  for (const edge of edges) edge.tabIndex = 0;
  document.body.prepend(edges[0]);
  document.body.append(edges[1]);
  const [from, to] = direction === 'forward' ? edges : [edges[1], edges[0]];
  from.focus();

  const hold = (event: KeyboardEvent) => {
    if (state.ended) event.preventDefault();
  };
  // The focus has moved, and the page with it, when the key comes up again.
  const look = () => {
    const element = document.activeElement;
    if (state.ended || !element || element === from) return;
    if (element === to) {
      state.ended = true;
      return;
    }
    state.stops += 1;
    if (isSeen(element)) return;
    const name = element.textContent || element.getAttribute('aria-label') || '';
    state.covered.push(`${element.tagName} ${name.trim().slice(0, 40)}`);
  };
  addEventListener('keydown', hold, true);
  addEventListener('keyup', look, true);
  const stop = () => {
    removeEventListener('keydown', hold, true);
    removeEventListener('keyup', look, true);
    for (const edge of edges) edge.remove();
  };
  return { state, stop };
}
