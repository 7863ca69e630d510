/** The drawing of the error page: a half circle of leaves by one formula, and one of them out of place. */

/** The field that the drawing fills; the middle of the fan stands at the middle of its foot. */
export const fanWidth = 1000;
export const fanHeight = 540;

const leaves = 59;
const inner = 104;
const outer = 492;
const cap = 7;
/** How far the middle of a leaf at the foot stands above its straight line, as an angle. */
const lean = 0.045;

/** The leaf that has slipped out, counted from the start side. */
const strayLeaf = 19;
const slip = { x: -46, y: -58 };

type Point = [number, number];

const at = (angle: number, reach: number): Point => [
  fanWidth / 2 - reach * Math.cos(angle),
  fanHeight - reach * Math.sin(angle),
];
const angleOf = (index: number) => (Math.PI * (index + 0.5)) / leaves;
const written = (points: Point[]) => points.map((point) => point.map((value) => value.toFixed(1)).join(' '));

/** A leaf leans towards the top of the fan, the more the further it stands from it. */
function leaf(index: number, from: number, to: number, move = { x: 0, y: 0 }): string {
  const angle = angleOf(index);
  const points = [at(angle, from), at(angle + lean * Math.cos(angle), (from + to) / 2), at(angle, to)];
  const [start, bend, end] = written(points.map(([x, y]): Point => [x + move.x, y + move.y]));
  return `M${start}Q${bend} ${end}`;
}

const inPlace = Array.from({ length: leaves }, (_, index) => index).filter((index) => index !== strayLeaf);

/** The leaves that stand where they should. */
export const fanLeaves = inPlace.map((index) => leaf(index, inner, outer)).join('');

/** Their gilded edges, in the direction in which each leaf ends. */
export const fanCaps = inPlace
  .map((index) => {
    const angle = angleOf(index);
    const [x, y] = at(angle, outer);
    const [bendX, bendY] = at(angle + lean * Math.cos(angle), (inner + outer) / 2);
    const part = cap / Math.hypot(x - bendX, y - bendY);
    const [start, end] = written([
      [x, y],
      [x + (bendX - x) * part, y + (bendY - y) * part],
    ]);
    return `M${start}L${end}`;
  })
  .join('');

/** The one that does not. */
export const stray = leaf(strayLeaf, inner + 40, outer + 10, slip);
