/** How far the window jumps when the page changes its fonts. */
import { distanceBetween, leastMove, placeOf, placesOfTexts, type Place } from './places.ts';
import { isInWindow, shownDownToWindow, wordsOf } from './shown.ts';

/**
 * Where the elements in the window and their texts stand. The header keeps no fonts, and is left out; so are pictures, which
 * stand in their frames, or far out of them (`src/ui/picture.module.css`).
 */
export function placesInWindow(): Place[] {
  return shownDownToWindow().flatMap((element) => {
    if (element instanceof HTMLImageElement) return [];
    const place = placeOf(element);
    return isInWindow(place.box) ? [place, ...placesOfTexts(wordsOf(element))] : [];
  });
}

/**
 * @param before where everything in the window stood
 * @param after where it stands now
 * @returns what has moved, as it stood, with how far in CSS pixels, or nothing where there is more or less than before: then
 * it cannot be told which is which
 */
export function movesBetween(before: Place[], after: Place[]): (Place & { distance: number })[] | undefined {
  if (before.length !== after.length) return undefined;
  return before
    .map((place, index) => ({ ...place, distance: distanceBetween(place, after[index]!) }))
    .filter(({ distance }) => distance >= leastMove);
}

/**
 * How far the window jumps, about as browsers count it (Layout Instability): the part of it that moves, by the part of it
 * that it moves through.
 */
export function shiftOf(moves: { box: DOMRect; distance: number }[] | undefined): number {
  if (!moves) return 1;
  const area = moves.reduce((sum, { box }) => sum + box.width * box.height, 0);
  const farthest = Math.max(0, ...moves.map(({ distance }) => distance));
  return (area * farthest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}
