/** The paths of the logo's rhombus, drawn with 61 lines that grow evenly to the middle one. */
const count = 61;
const step = 12.48;
const middle = (count - 1) / 2;
const half = 440;

/** The width of a line is left free at each edge. */
export const fieldWidth = 2 * half + 2;
export const fieldHeight = Math.ceil((count - 1) * step) + 2;
const [centreX, centreY] = [fieldWidth / 2, fieldHeight / 2];

function leaf(index: number): string {
  const reach = half * (1 - Math.abs(index - middle) / (middle + 1));
  const y = centreY + (index - middle) * step;
  return `M${(centreX - reach).toFixed(1)} ${y.toFixed(1)}H${(centreX + reach).toFixed(1)}`;
}

/** All lines, from top to bottom. */
export const logoLines = Array.from({ length: count }, (_, index) => leaf(index));

/** The longest line, in gold. */
export const longestLine = logoLines[middle]!;
