/**
 * The fan of shared signatures: one petal a signer. A petal is a sheaf of rays from one point that all end on
 * the same circle, which gives it its round tip.
 */
import { n } from '../src/ui/path.ts';

export const field = { width: 270, height: 142 };

/** Where each signer stands; the visitor is in the middle. */
export const states = ['signed', 'signed', 'yours', 'waiting', 'waiting'] as const;

const middle = { x: 135, y: 138 };
const foot = 54;
const reach = 101;
const raysOfHalf = 8;

/**
 * The petals from the start side to the end side.
 * @param count how many signers share the half circle
 * @param shortening by how much the rays end before the tip, for a petal that lies upon another
 * @returns the `d` of each petal
 */
export function petals(count: number, shortening = 0): string[] {
  const share = Math.PI / count;
  const half = share * 0.43;
  const tip = reach * Math.sin(half);
  return Array.from({ length: count }, (_, petal) => {
    const axis = Math.PI - share * (petal + 0.5);
    return Array.from({ length: 2 * raysOfHalf + 1 }, (_ray, ray) => {
      const turn = half * 0.985 * (ray / raysOfHalf - 1);
      const end = reach * Math.cos(turn) + Math.sqrt(tip ** 2 - (reach * Math.sin(turn)) ** 2) - shortening;
      return `M${at(axis + turn, foot)}L${at(axis + turn, end)}`;
    }).join('');
  });
}

function at(angle: number, distance: number): string {
  return `${n(middle.x + distance * Math.cos(angle))} ${n(middle.y - distance * Math.sin(angle))}`;
}
