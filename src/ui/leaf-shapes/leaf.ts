import { n } from '../path.ts';

/**
 * The leaf rule: an icon is 8 to 20 hairlines in a field of 96 by 96, each placed by one formula. A shape is
 * plain data and functions, nothing runs on import: a bundle holds only the shapes that its page names.
 */
export interface LeafShape {
  /** How many leaves. */
  leaves: number;
  /**
   * Draws one leaf.
   * @param place where it stands among the others, from 0 to 1
   * @param step its number, from 0
   * @returns its part of a path's `d`
   */
  leaf: (place: number, step: number) => string;
  /** The one gilt point, if it has one. */
  dot?: { x: number; y: number; r: number };
}

/** The `d` of the whole shape. */
export function pathOf({ leaves, leaf }: LeafShape): string {
  return Array.from({ length: leaves }, (_, step) => leaf(step / (leaves - 1), step)).join('');
}

/** A straight leaf from one point to another. */
export const stroke = (x1: number, y1: number, x2: number, y2: number) =>
  `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

/** A turn of `place` (0 to 1) of the whole circle, as the point at a distance from the middle. */
export const around = (place: number, reach: number): [number, number] => [
  48 + reach * Math.sin(2 * Math.PI * place),
  48 - reach * Math.cos(2 * Math.PI * place),
];
