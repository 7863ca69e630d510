/** The global services. */
import { type LeafShape, stroke } from './leaf.ts';

/** What leaves one side arrives on the other: above and below, each pair of leaves has the same sum. */
export const exchange: LeafShape = {
  leaves: 13,
  leaf: (place) => {
    const x = 12 + 72 * place;
    return stroke(x, 44 - 32 * place, x, 44) + stroke(x, 52, x, 52 + 32 * (1 - place));
  },
};

/** A message on its way, handed on from bank to bank. */
export const swift: LeafShape = {
  leaves: 9,
  leaf: (place) => {
    const half = 36 - 22 * place;
    const tip = 32 + 54 * place;
    return stroke(tip - 0.6 * half, 48 - half, tip, 48) + stroke(tip, 48, tip - 0.6 * half, 48 + half);
  },
};

/** Rooms within rooms, no two doors in line. */
export const protection: LeafShape = {
  leaves: 5,
  leaf: (_, step) => {
    const half = 14 + 5.5 * step;
    const [near, far] = [48 - half, 48 + half];
    const walls = [
      [near, near, far, near],
      [far, near, far, far],
      [far, far, near, far],
      [near, far, near, near],
    ] as const;
    return walls
      .map(([x1, y1, x2, y2], wall) => {
        if (wall !== step % 4) return stroke(x1, y1, x2, y2);
        const [alongX, alongY] = [(x2 - x1) * 0.36, (y2 - y1) * 0.36];
        return stroke(x1, y1, x1 + alongX, y1 + alongY) + stroke(x2 - alongX, y2 - alongY, x2, y2);
      })
      .join('');
  },
  dot: { x: 48, y: 48, r: 5 },
};
