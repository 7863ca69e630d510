/** The policies, each with a shape of its own. */
import { n } from '../path.ts';
import { type LeafShape, stroke } from './leaf.ts';

/** A book, open for anyone. */
export const policies: LeafShape = {
  leaves: 9,
  leaf: (place) => {
    const y = 26 + 48 * place;
    const page = (side: number) =>
      `M${n(48 + side * 3)} ${n(y + 6)}Q${n(48 + side * 18)} ${n(y - 12)} ${n(48 + side * 37)} ${n(y - 4)}`;
    return page(-1) + page(1);
  },
};

/** A lens, and the lines of what is looked into. */
export const diligence: LeafShape = {
  leaves: 9,
  leaf: (_, step) => {
    if (step === 0) return 'M12 42a30 30 0 1 0 60 0a30 30 0 1 0 -60 0' + stroke(64, 63, 84, 83);
    const y = 6 * step - 27;
    const reach = Math.sqrt(24 ** 2 - y ** 2);
    return stroke(42 - reach, 42 + y, 42 + reach, 42 + y);
  },
};

/** A curtain: what it shows is for you to decide. */
export const privacy: LeafShape = {
  leaves: 6,
  leaf: (place) => {
    const fold = (side: number) => {
      const top = 48 + side * (2 + 34 * place);
      const tie = 48 + side * (13 + 23 * place);
      return `M${n(top)} 14C${n(top)} 40 ${n(tie)} 46 ${n(tie)} 60V84`;
    };
    return fold(-1) + fold(1);
  },
};

/** In balance: as much on one side as on the other. */
export const ethics: LeafShape = {
  leaves: 8,
  leaf: (_, step) => {
    if (step === 0) return stroke(12, 46, 84, 46);
    const y = 46 + 5 * step;
    const pile = 46 - 5 * step;
    const pivot = stroke(48 - 3.2 * step, y, 48 + 3.2 * step, y);
    if (step > 5) return pivot;
    return pivot + stroke(14, pile, 34, pile) + stroke(62, pile, 82, pile);
  },
};

/** A seal and its ribbon. */
export const law: LeafShape = {
  leaves: 7,
  leaf: (_, step) => {
    if (step < 4) return stroke(39 + 6 * step, 70, 39 + 6 * step, step % 3 ? 80 : 86);
    const r = 6 * step - 9;
    return `M${48 - r} 38a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  },
  dot: { x: 48, y: 38, r: 6 },
};

/** A telephone and what it says. */
export const app: LeafShape = {
  leaves: 10,
  leaf: (_, step) => {
    if (step === 0)
      return 'M34 10H62A6 6 0 0 1 68 16V80A6 6 0 0 1 62 86H34A6 6 0 0 1 28 80V16A6 6 0 0 1 34 10';
    const y = 14 + 6 * step;
    return stroke(36, y, 60 - 12 * ((step * 0.618) % 1), y);
  },
  dot: { x: 48, y: 79, r: 2.5 },
};
