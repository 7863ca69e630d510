/**
 * The mark in 61 leaves instead of seven: the same rhombus, half the length of each leaf growing evenly to the
 * middle one. It is larger than its field, so that the field crops it at the top, the foot and the end.
 */
export const fieldWidth = 800;
export const fieldHeight = 700;

const count = 61;
// A leaf lies on the edge of the field at the top and at the foot.
const step = 12.48;
const middle = (count - 1) / 2;
const [centreX, centreY] = [452, fieldHeight / 2];
const half = 440;

function leaf(index: number): string {
  const reach = half * (1 - Math.abs(index - middle) / (middle + 1));
  const y = centreY + (index - middle) * step;
  return `M${(centreX - reach).toFixed(1)} ${y.toFixed(1)}H${(centreX + reach).toFixed(1)}`;
}

/** All leaves from top to foot. */
export const leaves = Array.from({ length: count }, (_, index) => leaf(index));

/** The longest of them, which carries the gilt. */
export const longest = leaves[middle]!;
