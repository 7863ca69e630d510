/** Which page is shown, which pages are near enough to be drawn, and the way to a page. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Zoom } from './use-zoom.ts';

export interface Pages {
  current: number;
  count: number;
  near: ReadonlySet<number>;
  setNear: (page: number, near: boolean) => void;
  goTo: (page: number) => void;
}

export function usePages(scroller: RefObject<HTMLElement | null>, count: number, zoom: Zoom): Pages {
  const [current, setCurrent] = useState(1);
  const [near, setNearPages] = useState<ReadonlySet<number>>(new Set([1]));

  const setNear = useCallback((page: number, isNear: boolean) => {
    setNearPages((before) => {
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
      const sheets = [...element.querySelectorAll<HTMLElement>('[data-page]')];
      const shown = sheets.findLast((sheet) => sheet.offsetTop <= middle);
      setCurrent(Number(shown?.dataset.page ?? 1));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [scroller, zoom.scale]);

  const goTo = (page: number) => {
    const wanted = Math.min(Math.max(1, page), count);
    const sheet = sheetOf(scroller.current, wanted);
    if (sheet) scroller.current?.scrollTo({ top: sheet.offsetTop - 12, behavior: 'instant' });
  };

  return { current, count, near, setNear, goTo };
}

/** The element of a page, drawn or not. */
export function sheetOf(scroller: HTMLElement | null, page: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-page="${page}"]`) ?? null;
}
