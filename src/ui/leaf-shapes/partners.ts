/** What can be talked about with a partner. */
import { type LeafShape, stroke } from './leaf.ts';

/** A seal with its field free for your sign. */
export const brand: LeafShape = {
  leaves: 13,
  leaf: (place) => {
    const y = 14 + 68 * place;
    const half = Math.sqrt(36 ** 2 - (y - 48) ** 2);
    const free = Math.max(0, 21 - Math.abs(y - 48));
    if (free < 1) return stroke(48 - half, y, 48 + half, y);
    return stroke(48 - half, y, 48 - free, y) + stroke(48 + free, y, 48 + half, y);
  },
};

/** Gable, columns, steps: the bank, in leaves. */
export const finance: LeafShape = {
  leaves: 16,
  leaf: (_, step) => {
    if (step < 5) return stroke(44 - 8 * step, 14 + 5 * step, 52 + 8 * step, 14 + 5 * step);
    if (step > 13)
      return stroke(12 - 3 * (step - 15), 78 + 5 * (step - 14), 84 + 3 * (step - 15), 78 + 5 * (step - 14));
    return stroke(18 + 7.5 * (step - 5), 42, 18 + 7.5 * (step - 5), 71);
  },
};
