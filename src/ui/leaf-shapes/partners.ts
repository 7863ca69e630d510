/** What a partner receives. */
import { n } from '../path.ts';
import { around, type LeafShape, stroke } from './leaf.ts';

/** A garden: petals around a middle that nobody holds. */
export const eden: LeafShape = {
  leaves: 10,
  leaf: (_, step) => {
    const at = step / 10;
    const [x1, y1] = around(at, 11);
    const [x2, y2] = around(at, 38);
    const side = (turn: number) =>
      around(at + turn, 27)
        .map(n)
        .join(' ');
    return `M${n(x1)} ${n(y1)}Q${side(0.055)} ${n(x2)} ${n(y2)}Q${side(-0.055)} ${n(x1)} ${n(y1)}`;
  },
};

/** Leaf bars on their line; one of them is yours. */
export const dashboard: LeafShape = {
  leaves: 13,
  leaf: (place, step) => {
    const x = 15 + 66 * place;
    const height = 10 + 40 * place ** 1.4 + 9 * Math.sin(step * 1.9);
    return stroke(x, 76, x, 76 - height) + (step === 0 ? stroke(12, 82, 84, 82) : '');
  },
  dot: { x: 75.5, y: 15, r: 3.5 },
};

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
