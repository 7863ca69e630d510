/** What a partner receives. */
import { type LeafShape, stroke } from './leaf.ts';

/** A weave: leaves that go over and under one another, and none of them holds the middle. */
export const eden: LeafShape = {
  leaves: 10,
  leaf: (_, step) => {
    const crossings = [22, 35, 48, 61, 74];
    const upright = step >= 5;
    // At every second crossing it goes under, and leaves a gap.
    const under = crossings.filter((_crossing, index) => (index + step) % 2);
    const [start, to, gap] = upright
      ? [`M${crossings[step - 5]} 12`, 'V', 'm0 8']
      : [`M12 ${crossings[step]}`, 'H', 'm8 0'];
    return `${start}${under.map((crossing) => to + (crossing - 4) + gap).join('')}${to}84`;
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
