/** The drawing of the logo, `src/ui/logo.svg`, which each document holds once and shows wherever the logo stands. */
import { readFileSync } from 'node:fs';

/** An SVG of no size with the logo as a symbol. */
export function logoSymbol(): string {
  const symbol = readFileSync('src/ui/logo.svg', 'utf8')
    .trim()
    .replace('<svg xmlns="http://www.w3.org/2000/svg"', '<symbol id="logo"')
    .replace('</svg>', '</symbol>');
  return `<svg class="visually-hidden" width="0" height="0" aria-hidden="true">${symbol}</svg>`;
}
