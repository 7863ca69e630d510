/** The drawing of the logo, which each document holds once and shows wherever the logo stands. */
import { type LeafBox, lockup, logoId, mark } from '../src/ui/mark-shape.ts';
import { wordmarkPath } from '../src/ui/wordmark-path.ts';

/** The outlines of the name in tenths of the lockup's units: whole numbers are shorter, and no eye sees less than that. */
const parts = 10;
const outlines = wordmarkPath.replaceAll(/-?[\d.]+/gu, (value) => String(Math.round(Number(value) * parts)));

/** How far the corners of a leaf are rounded, in the lockup's units. */
const radius = 0.4;

/** A rectangle with rounded corners, clockwise from the start of its upper edge. */
function leafOutline({ x, y, width, height }: LeafBox): string {
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  const corner = `a${radius} ${radius} 0 0 1`;
  return (
    `M${x + radius} ${y}h${across}${corner} ${radius} ${radius}v${down}${corner}-${radius} ${radius}` +
    `h-${across}${corner}-${radius}-${radius}v-${down}${corner} ${radius}-${radius}z`
  );
}

/** An SVG of no size with the lockup as a symbol. */
export function logoSymbol(): string {
  // One path: behind a dialog a browser styles each shape anew, wherever the logo stands.
  const leaves = `<path d="${mark.map(leafOutline).join('')}"/>`;
  const name = `<path transform="translate(${lockup.nameX} ${lockup.baseline})scale(${1 / parts})" d="${outlines}"/>`;
  const symbol = `<symbol id="${logoId}" viewBox="0 0 ${lockup.width} ${lockup.height}">${leaves}${name}</symbol>`;
  return `<svg class="visually-hidden" width="0" height="0" aria-hidden="true">${symbol}</svg>`;
}
