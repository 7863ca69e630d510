/** Which page is shown, which pages are near enough to be drawn, and the way to a page. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Zoom } from '../zoom/use-zoom.ts';

export interface Pages {
  current: number;
  count: number;
  /** The page that a control has led to, as long as it is shown; null before, and once it was scrolled past. */
  turnedTo: number | null;
  nearViewport: ReadonlySet<number>;
  setNearViewport: (page: number, near: boolean) => void;
  goTo: (page: number) => void;
}

export function usePages(scroller: RefObject<HTMLElement | null>, count: number, zoom: Zoom): Pages {
  const [current, setCurrent] = useState(1);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const [nearViewport, setPages] = useState<ReadonlySet<number>>(new Set([1]));

  const setNearViewport = useCallback((page: number, isNear: boolean) => {
    setPages((before) => {
      if (before.has(page) === isNear) return before;
      const after = new Set(before);
      if (isNear) after.add(page);
      else after.delete(page);
      return after;
    });
  }, []);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const update = () => {
      const shown = pageInTheMiddle(element);
      setCurrent(shown);
      setTurnedTo((before) => (before === shown ? before : null));
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    // A taller window shows other pages at the same place.
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [scroller, zoom.scale]);

  const goTo = (page: number) => {
    const element = scroller.current;
    const wanted = pageElement(element, Math.min(Math.max(1, page), count));
    if (!element || !wanted) return;
    element.scrollTo({ top: wanted.offsetTop - 12, behavior: 'instant' });
    setTurnedTo(pageInTheMiddle(element));
  };

  return { current, count, turnedTo, nearViewport, setNearViewport, goTo };
}

/** The page that the middle of the window lies on. */
function pageInTheMiddle(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')];
  return Number(pages.findLast((page) => page.offsetTop <= middle)?.dataset.page ?? 1);
}

/** The element of a page, drawn or not. */
export function pageElement(scroller: HTMLElement | null, page: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? null;
}
