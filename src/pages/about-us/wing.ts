/**
 * The drawing for 'fast': the leaves of a book let go under the thumb. Leaf after leaf leaves the spine
 * upright and bends further over, from standing (94°) to nearly flat (4°), so that the lines open slowly and end in a
 * sweep.
 */
export const wingWidth = 480;
export const wingHeight = 440;

/** Few enough to stand apart at the spine, also where the drawing is 64 points high. */
const count = 31;
/** How long the first leaf is; each that lies further over is seen more from its end, and shorter. */
const reach = 430;
const shortening = 150;
const degree = Math.PI / 180;

/** One leaf as the data of a path; `place` runs from 0, the first that stands, to 1, the last that lies. */
function leaf(place: number): string {
  const foot = 32 + 156 * place;
  const lean = (94 - 90 * place ** 1.15) * degree;
  const length = reach - shortening * place;
  const tipX = foot + length * Math.cos(lean);
  const tipY = wingHeight - 8 - length * Math.sin(lean);
  const rise = length * (0.62 - 0.44 * place);
  return `M${foot.toFixed(1)} ${wingHeight}Q${foot.toFixed(1)} ${(wingHeight - rise).toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}`;
}

const leaves = Array.from({ length: count }, (_, step) => leaf(step / (count - 1)));

/** The leaves that still stand or fall, and the one that has landed. */
export const falling = leaves.slice(0, -1).join('');
export const landed = leaves.at(-1)!;
