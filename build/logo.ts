/** The drawing of the logo, which each document holds once and shows wherever the logo stands. */
import { lockup, logoId, mark } from '../src/ui/mark-shape.ts';
import { wordmarkPath } from '../src/ui/wordmark-path.ts';

/** The outlines of the name in tenths of the lockup's units: whole numbers are shorter, and no eye sees less than that. */
const parts = 10;
const outlines = wordmarkPath.replaceAll(/-?[\d.]+/gu, (value) => String(Math.round(Number(value) * parts)));

/** An SVG of no size with the lockup as a symbol. */
export function logoSymbol(): string {
  const leaves = mark.map(
    ({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="0.4"/>`,
  );
  const name = `<path transform="translate(${lockup.nameX} ${lockup.baseline})scale(${1 / parts})" d="${outlines}"/>`;
  const symbol = `<symbol id="${logoId}" viewBox="0 0 ${lockup.width} ${lockup.height}">${leaves.join('')}${name}</symbol>`;
  return `<svg class="visually-hidden" width="0" height="0" aria-hidden="true">${symbol}</svg>`;
}
