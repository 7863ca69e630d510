/** The geometry of the mark and of its lockup with the name; the art scripts draw their files from it too. */
import wordmark from './wordmark.json' with { type: 'json' };

export interface LeafBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The measures of the name: its width from the ink of the first letter, and the height of a capital. */
export { wordmark };

/** The mark's field is a square of this size. */
export const markField = 28;

/** Seven horizontal leaves that form a rhombus. */
export const mark: LeafBox[] = [2, 6, 10, 14, 10, 6, 2].map((half, index) => ({
  x: 14 - half,
  y: 1 + 4 * index,
  width: 2 * half,
  height: 2,
}));

/** Below 20 px seven leaves close up: five, in a field of 16, which lie on whole pixels at 16 and 32 px. */
export const smallMarkField = 16;

export const smallMark: LeafBox[] = [2, 5, 8, 5, 2].map((half, index) => ({
  x: 8 - half,
  y: 1 + 3 * index,
  width: 2 * half,
  height: 2,
}));

/**
 * The lockup, in the units of the mark. The name stands on the last leaf, and its capital reaches into the
 * first: half a unit above the middle, because the small letters draw the eye down. The gap is measured from
 * the tip of the longest leaf to the ink of the E.
 */
export const lockup = {
  width: markField + 12 + wordmark.width,
  height: markField,
  nameX: markField + 12,
  baseline: 25,
};

/** By this id the document's drawing of the lockup is shown wherever the logo stands. */
export const logoId = 'logo';
