/**
 * The drawing for the VIP services: a stack of square leaves that grow to the middle and shrink again, each
 * turned a little further than the one below, seen from slightly above. Leaves are listed from the foot up and
 * are filled when drawn, so that each hides what is behind it.
 */
export const fieldWidth = 560;
export const fieldHeight = 720;

const count = 61;
const middle = (count - 1) / 2;
const quarter = Math.PI / 2;
const [centreX, centreY] = [280, 360];
const [radius, height] = [262, 318];
/** How far the whole stack turns, and how much of a leaf's depth is seen. */
const [turn, depth] = [quarter * 0.5, 0.36];

function corner(angle: number, reach: number, lift: number): string {
  const x = centreX + reach * Math.cos(angle);
  const y = centreY - lift + reach * Math.sin(angle) * depth;
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

function leaf(index: number): string {
  const place = (index - middle) / middle;
  // The last leaf is as wide as covers the gap to the one before: a smaller one would hang loose above it.
  const reach = radius * (1 - Math.abs(place)) + 14;
  const angle = 0.62 + turn * place;
  const corners = [0, 1, 2, 3].map((side) => corner(angle + side * quarter, reach, place * height));
  return `M${corners.join('L')}Z`;
}

/** The leaves from the foot up. */
export const leaves = Array.from({ length: count }, (_, index) => leaf(index));

/** The index of the widest leaf, which carries the gilt. */
export const widest = middle;
