/** Where a strip may come to rest. All lengths count from the inline start, so that both directions are one. */
export interface StripPosition {
  /** How far the strip is scrolled, and how far it can be. */
  scrolled: number;
  furthest: number;
  /** For each card, how far the strip is scrolled when that card stands at the start. */
  stops: number[];
}

/** Which ends the strip has reached. */
export interface Ends {
  start: boolean;
  end: boolean;
}

/** Scroll positions are fractions of a pixel on many screens; nearer than this is there. */
const tolerance = 2;

/** Whether the strip stands at its start, its end, or (when all cards fit) at both. */
export function endsOf({ scrolled, furthest }: Omit<StripPosition, 'stops'>): Ends {
  return { start: scrolled <= tolerance, end: scrolled >= furthest - tolerance };
}

/**
 * The place one card on, or one card back.
 * @param direction 1 towards the end, -1 towards the start
 * @returns how far to scroll, never beyond either end
 */
export function nextStop({ scrolled, furthest, stops }: StripPosition, direction: 1 | -1): number {
  if (direction === 1) {
    return Math.min(furthest, stops.find((stop) => stop > scrolled + tolerance) ?? furthest);
  }
  return stops.findLast((stop) => stop < scrolled - tolerance) ?? 0;
}

/** The number, from 1, of the first card that is seen whole when the strip is scrolled this far. */
export function firstWhole({ stops }: StripPosition, scrolled: number): number {
  return stops.findIndex((stop) => stop >= scrolled - tolerance) + 1;
}
