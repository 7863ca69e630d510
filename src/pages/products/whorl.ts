/**
 * The drawing on the card of the VIP services: the same stack of square leaves seen from straight above. Each
 * square is turned a few degrees and so much smaller that its corners touch the sides of the one around it.
 */
export const fieldWidth = 330;
export const fieldHeight = 400;

const count = 46;
const turn = (5.2 * Math.PI) / 180;
/** A square turned by `turn` fits into the one around it at this size. */
const shrink = 1 / (Math.cos(turn) + Math.sin(turn));
const [centreX, centreY] = [196, 226];
const largest = 560;

function square(index: number): string {
  const reach = largest * shrink ** index;
  const corners = [0, 1, 2, 3].map((side) => {
    const angle = turn * index + (side * Math.PI) / 2;
    return `${(centreX + reach * Math.cos(angle)).toFixed(1)} ${(centreY + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The squares from the outside in, and the innermost, which carries the gilt. */
const all = Array.from({ length: count }, (_, index) => square(index));
export const squares = all.slice(0, -1).join('');
export const innermost = all.at(-1)!;
