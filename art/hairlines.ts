/**
 * Hairlines that stand on the section after the partners' call: one for each of the partners' first twenty, and a few to
 * come. The heights follow one slow swell; x and y are hundredths of the drawing's width and height.
 */
const count = 23;

function lineAt(step: number): string {
  const place = step / (count - 1);
  const height = 26 + 72 * Math.sin(Math.PI * (0.08 + place * 0.74)) ** 2;
  return `M${(place * 100).toFixed(2)} 100V${(100 - height).toFixed(1)}`;
}

const lines = Array.from({ length: count }, (_, step) => lineAt(step));

/** All but the last, and the last. */
export const hairlines = { to: lines.slice(0, -1).join(''), last: lines.at(-1)! };
