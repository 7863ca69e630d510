/** How far the window jumps when the page changes its fonts. */
import { leastMove, moveOf, placeOf, placesOfTexts, type Place } from './places.ts';
import { isInWindow, wordsOf } from './shown.ts';

/** A jump that is counted as nothing, with some room: this is not quite the way of the browser. */
export const unseen = 0.0003;

/**
 * Where those of some elements that are in the window stand, and their texts. Pictures are left out: they stand in their
 * frames, or far out of them (`src/ui/picture.module.css`).
 */
export function placesInWindow(elements: HTMLElement[]): Place[] {
  return elements.flatMap((element) => {
    if (element instanceof HTMLImageElement) return [];
    const place = placeOf(element);
    return isInWindow(place.box) ? [place, ...placesOfTexts(wordsOf(element))] : [];
  });
}

/** A place as it was, with how far what stood there has moved, in CSS pixels. */
type Move = Place & { distance: number };

/** What has moved since. */
export function movesFrom(places: Place[]): Move[] {
  return places
    .map((place) => ({ ...place, distance: moveOf(place) }))
    .filter(({ distance }) => distance >= leastMove);
}

/**
 * How far the window jumps, about as browsers count it (Layout Instability): the part of it that moves, by the part of it
 * that it moves through.
 */
export function shiftOf(moves: { area: number; distance: number }[]): number {
  const area = moves.reduce((sum, move) => sum + move.area, 0);
  const farthest = Math.max(0, ...moves.map(({ distance }) => distance));
  return area === 0 ? 0 : (area * farthest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}
