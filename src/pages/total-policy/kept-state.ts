/** The history entry's state, for Back and reload: the browser itself keeps the page's scroll position alone. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { PolicyText } from '../../policies/text.ts';

interface KeptState {
  query?: string;
  /** The scroll position in the box, in pixels. */
  top?: number;
  /** The id of the open document, on small screens. */
  open?: string | undefined;
}

/** What this history entry keeps; nothing where the Navigation API is missing. */
export function keptState(): KeptState {
  return (window.navigation?.currentEntry?.getState() ?? {}) as KeptState;
}

/** Changes what this history entry keeps. */
export function keep(changes: KeptState): void {
  window.navigation?.updateCurrentEntry({ state: { ...keptState(), ...changes } });
}

/** Keeps the place in the box when one leaves it, and restores it before the router restores that of the page. */
export function useKeptPlace(box: RefObject<HTMLElement | null>, texts: PolicyText[]): void {
  useLayoutEffect(() => {
    const element = box.current!;
    const ending = new AbortController();
    const { signal } = ending;
    const save = () =>
      keep({ top: element.scrollTop, open: element.querySelector('details[open] > article')?.id });
    const traversed = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
      if (navigationType === 'traverse') restore(element);
    };
    window.navigation?.addEventListener('navigate', save, { signal });
    window.navigation?.addEventListener('currententrychange', traversed, { signal });
    addEventListener('pagehide', save, { signal });
    // Not where one has scrolled or opened a document before hydration.
    if (!element.scrollTop && !element.querySelector('details[open]')) restore(element);
    return () => ending.abort();
  }, [box]);

  // Back to another language: its texts come later than the address.
  const shown = useRef(texts);
  useLayoutEffect(() => {
    if (shown.current !== texts) restore(box.current!);
    shown.current = texts;
  }, [box, texts]);
}

function restore(element: HTMLElement): void {
  const { top, open } = keptState();
  const details = open ? document.getElementById(open)?.closest('details') : undefined;
  if (details) details.open = true;
  if (top !== undefined) element.scrollTop = top;
}
