/** Which page is shown, which pages are near enough to be drawn, and the way to a page. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Zoom } from '../zoom/use-zoom.ts';

export interface Pages {
  current: number;
  count: number;
  nearViewport: ReadonlySet<number>;
  setNearViewport: (page: number, near: boolean) => void;
  goTo: (page: number) => void;
}

export function usePages(scroller: RefObject<HTMLElement | null>, count: number, zoom: Zoom): Pages {
  const [current, setCurrent] = useState(1);
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

  // The page that the middle of the window lies on.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const middle = element.scrollTop + element.clientHeight / 2;
      const pages = [...element.querySelectorAll<HTMLElement>('[data-page]')];
      const shown = pages.findLast((page) => page.offsetTop <= middle);
      setCurrent(Number(shown?.dataset.page ?? 1));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    // A taller window shows other pages at the same place.
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [scroller, zoom.scale]);

  const goTo = (page: number) => {
    const wanted = Math.min(Math.max(1, page), count);
    const element = pageElement(scroller.current, wanted);
    if (element) scroller.current?.scrollTo({ top: element.offsetTop - 12, behavior: 'instant' });
  };

  return { current, count, nearViewport, setNearViewport, goTo };
}

/** The element of a page, drawn or not. */
export function pageElement(scroller: HTMLElement | null, page: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? null;
}
