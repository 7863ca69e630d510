/** What one did on the page, kept in the history entry for Back: the browser keeps the scroll position of the page alone. */
import { type RefObject, useLayoutEffect } from 'react';

interface KeptState {
  query?: string;
  /** The scroll position in the box, in pixels. */
  top?: number;
  /** The id of the open document, on small screens. */
  open?: string | undefined;
}

export function keptState(): KeptState {
  return (window.navigation?.currentEntry?.getState() ?? {}) as KeptState;
}

export function keep(changes: KeptState): void {
  window.navigation?.updateCurrentEntry({ state: { ...keptState(), ...changes } });
}

/** Keeps and restores the place in the box, before the router restores that of the page. */
export function useKeptPlace(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current!;
    const { top, open } = keptState();
    if (open) document.getElementById(open)!.closest('details')!.open = true;
    if (top) element.scrollTop = top;
    const ending = new AbortController();
    const options = { signal: ending.signal, capture: true };
    element.addEventListener('scrollend', () => keep({ top: element.scrollTop }), options);
    const toggled = () => keep({ open: element.querySelector('details[open] > article')?.id });
    element.addEventListener('toggle', toggled, options);
    return () => ending.abort();
  }, [box]);
}
