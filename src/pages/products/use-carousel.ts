import { useEffect, useRef, useState } from 'react';

/** Whether the strip is at its start and its end. */
export interface Ends {
  start: boolean;
  end: boolean;
}

/** Scroll positions may be fractions of a pixel: the tolerance. */
const tolerance = 2;

/** @returns which ends are reached at a scroll position */
export function endsOf(scrolled: number, furthest: number): Ends {
  return { start: scrolled <= tolerance, end: scrolled >= furthest - tolerance };
}

/**
 * @param starts the scroll position of each card
 * @returns the index of the card after (1) or before (-1) the one at the start, or -1
 */
export function nextCard(starts: number[], scrolled: number, direction: 1 | -1): number {
  return direction === 1
    ? starts.findIndex((start) => start > scrolled + tolerance)
    : starts.findLastIndex((start) => start < scrolled - tolerance);
}

/**
 * The state of a carousel that scrolls natively; this adds previous and next.
 * @returns `strip`, its ref; `update`, for its scroll event; `ends`, null until measured; `move`, to the next (1) or
 * previous (-1) card; and `moved`, the index of that card, null before the first press
 */
export function useCarousel() {
  const strip = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends | null>(null);
  const [moved, setMoved] = useState<number | null>(null);

  // `scrollLeft` is negative from right to left.
  const update = () => {
    const { scrollLeft, scrollWidth, clientWidth } = strip.current!;
    const next = endsOf(Math.abs(scrollLeft), scrollWidth - clientWidth);
    setEnds((previous) => (previous?.start === next.start && previous.end === next.end ? previous : next));
  };

  const move = (direction: 1 | -1) => {
    const list = strip.current!;
    const cards = [...list.children] as HTMLElement[];
    const places = cards.map((card) => card.offsetLeft + card.offsetWidth * Number(isRightToLeft(list)));
    const starts = places.map((place) => place - places[0]!);
    const index = nextCard(starts.map(Math.abs), Math.abs(list.scrollLeft), direction);
    if (index < 0) return;
    setMoved(index);
    list.scrollTo({ left: starts[index]! });
  };

  useEffect(() => {
    const observer = new ResizeObserver(update);
    observer.observe(strip.current!);
    return () => observer.disconnect();
  }, []);

  return { strip, ends, move, moved, update };
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
