/**
 * Between Pix and Web3: one curve, drawn many times, each time flatter. Because all copies are multiples of
 * the same curve, they cross where it is zero: in the middle, where one system becomes the other.
 */
import { n } from '../../../ui/path.ts';

/** The curve lies around zero, which is the middle of the field's height. */
export const field = { width: 1200, height: 240 };

const segments = 4;
const leaves = 28;

/** The curve at its full height: half a turn laid under a whole one. */
const height = (place: number) => -(48 * Math.cos(Math.PI * place) + 82 * Math.sin(2 * Math.PI * place));

const slope = (place: number) =>
  Math.PI * (48 * Math.sin(Math.PI * place) - 164 * Math.cos(2 * Math.PI * place));

/** The `d` of all leaves, from the upper edge of the bundle to the lower one. */
export function pixWeb3Leaves(): string {
  return Array.from({ length: leaves }, (_, leaf) => pixWeb3Leaf(1 - (2 * leaf) / (leaves - 1))).join('');
}

/**
 * The `d` of one leaf: cubic pieces that have the height and the slope of the curve at their ends.
 * @param scale how high it is drawn; negative, it is turned over
 */
export function pixWeb3Leaf(scale: number): string {
  const third = 1 / segments / 3;
  const point = (place: number, y: number) => `${n(field.width * place)} ${n(scale * y)}`;
  const pieces = Array.from({ length: segments }, (_, segment) => {
    const [from, to] = [segment / segments, (segment + 1) / segments];
    const leaving = point(from + third, height(from) + slope(from) * third);
    const arriving = point(to - third, height(to) - slope(to) * third);
    return `C${leaving} ${arriving} ${point(to, height(to))}`;
  });
  return `M${point(0, height(0))}${pieces.join('')}`;
}
