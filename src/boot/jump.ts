/** How far the window jumps when the page changes its fonts. */
import { endsOfLine, leastMove } from './lines.ts';
import { isInWindow, shown, wordsOf } from './shown.ts';

/** Where something of the page stands. */
export interface Place {
  box: DOMRect;
  /** Whether it is a line of words, and not an element. */
  isLine: boolean;
}

/**
 * Where the elements in the window and their lines stand. The header keeps no fonts, and is left out; so are pictures, which
 * stand in their frames, or far out of them (`src/ui/picture.module.css`).
 */
export function placesInWindow(): Place[] {
  const range = document.createRange();
  return shown('main :not(img)').flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (!isInWindow(box)) return [];
    const lines = wordsOf(element).flatMap((words) => {
      range.selectNode(words);
      return [...range.getClientRects()].filter(isInWindow);
    });
    return [{ box, isLine: false }, ...lines.map((line) => ({ box: line, isLine: true }))];
  });
}

/**
 * @param before where everything in the window stood
 * @param after where it stands now
 * @returns what has moved, as it stood, with how far in CSS pixels, or nothing where there are other lines than before: then
 * they cannot be told from each other
 */
export function movesBetween(before: Place[], after: Place[]): (Place & { distance: number })[] | undefined {
  if (before.length !== after.length) return undefined;
  const ends = endsOfLine();
  return before
    .map((place, index) => {
      const now = after[index]!.box;
      const distances = ['top' as const, ...ends].map((end) => Math.abs(place.box[end] - now[end]));
      return { ...place, distance: Math.max(...distances) };
    })
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
