/** The five products. */
import { n } from '../path.ts';
import { around, type LeafShape, stroke } from './leaf.ts';

/** Your pages and ours, laid between one another: a conversation. */
export const consultancy: LeafShape = {
  leaves: 11,
  leaf: (place, step) => {
    const y = 18 + 60 * place;
    const reach = 56 + 10 * Math.sin(Math.PI * place);
    return step % 2 ? stroke(96 - reach, y, 84, y) : stroke(12, y, reach, y);
  },
};

/** Pages, seen from their edge. */
export const wallet: LeafShape = {
  leaves: 13,
  leaf: (place) => {
    const half = 22 + 14 * Math.sin(Math.PI * place);
    return stroke(12 + 72 * place, 48 - half, 12 + 72 * place, 48 + half);
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

/** A whorl: each square turned within the last, in the middle what they keep. */
export const vip: LeafShape = {
  leaves: 8,
  leaf: (_, step) => {
    const turn = Math.PI / 12;
    const reach = 40 / (Math.cos(turn) + Math.sin(turn)) ** step;
    const corners = [0, 1, 2, 3].map((corner) =>
      around(corner / 4 + (step * turn) / (2 * Math.PI), reach)
        .map(n)
        .join(' '),
    );
    return `M${corners.join('L')}Z`;
  },
  dot: { x: 48, y: 48, r: 3.5 },
};

/** A voice that carries. */
export const support: LeafShape = {
  leaves: 8,
  leaf: (place) => {
    const r = 10 + 30 * place;
    return `M${n(48 - r)} 68A${n(r)} ${n(r)} 0 0 1 ${n(48 + r)} 68`;
  },
  dot: { x: 48, y: 67, r: 3.5 },
};
