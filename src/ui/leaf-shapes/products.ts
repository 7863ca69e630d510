/** The products. */
import { n } from '../path.ts';
import { type LeafShape, stroke } from './leaf.ts';

/** A fan that opens: one question, all the ways from it. */
export const consultancy: LeafShape = {
  leaves: 19,
  leaf: (place) => {
    const angle = Math.PI * (1 - place);
    const reach = 31 + 11 * Math.sin(angle);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return stroke(48 + 8 * x, 70 - 8 * y, 48 + reach * x, 70 - reach * y);
  },
};

/** Pages, seen from their edge. */
export const wallet: LeafShape = {
  leaves: 13,
  leaf: (place) => {
    const half = 22 + 14 * Math.sin(Math.PI * place);
    return stroke(14 + 68 * place, 48 - half, 14 + 68 * place, 48 + half);
  },
};

/** Meridians. */
export const international: LeafShape = {
  leaves: 9,
  leaf: (place) => {
    const width = Math.abs(36 * Math.cos(Math.PI * place));
    return `M48 12A${n(width)} 36 0 0 ${place < 0.5 ? 1 : 0} 48 84`;
  },
};
