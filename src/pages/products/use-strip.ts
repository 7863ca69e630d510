import { useEffect, useRef, useState } from 'react';
import { type Ends, endsOf, firstWhole, nextStop, type StripPosition } from './strip-position.ts';

/**
 * The state of a strip that scrolls by itself (touch, wheel, keys); this only adds buttons to it.
 * @returns the strip's `ref`; `update`, for its scroll event; the ends it has reached, `null` until it has been
 * measured; `move`, which brings the next card to the start; and `moved`, the number of the card that a button
 * brought there, `null` before the first press
 */
export function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends | null>(null);

  const [moved, setMoved] = useState<number | null>(null);

  const update = () => {
    const next = endsOf(measure(strip.current!));
    setEnds((previous) => (previous?.start === next.start && previous.end === next.end ? previous : next));
  };

  const move = (direction: 1 | -1) => {
    const element = strip.current!;
    const position = measure(element);
    const target = nextStop(position, direction);
    setMoved(firstWhole(position, target));
    element.scrollTo({ left: isRightToLeft(element) ? -target : target });
  };

  useEffect(() => {
    const observer = new ResizeObserver(update);
    observer.observe(strip.current!);
    return () => observer.disconnect();
  }, []);

  return { strip, ends, move, moved, update };
}

function measure(element: HTMLElement): StripPosition {
  const side = isRightToLeft(element) ? 'right' : 'left';
  const starts = [...element.children].map((card) => card.getBoundingClientRect()[side]);
  return {
    // Counted below zero in right-to-left pages.
    scrolled: Math.abs(element.scrollLeft),
    furthest: element.scrollWidth - element.clientWidth,
    stops: starts.map((start) => Math.abs(start - starts[0]!)),
  };
}

function isRightToLeft(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
