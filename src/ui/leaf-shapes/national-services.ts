/** The services for Brazil. */
import { n } from '../path.ts';
import { around, type LeafShape, stroke } from './leaf.ts';

/** An instant: it goes out in all directions at once. */
export const pix: LeafShape = {
  leaves: 20,
  leaf: (_, step) => {
    const at = step / 20;
    const turn = 2 * Math.PI * at;
    const reach = 39 / (Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn)));
    return stroke(...around(at, 13), ...around(at, reach));
  },
  dot: { x: 48, y: 48, r: 5 },
};

/** One leaf, carried over from one account to the other. */
export const ted: LeafShape = {
  leaves: 13,
  leaf: (place) => {
    const start = 12 + 36 * (0.5 - 0.5 * Math.cos(Math.PI * place));
    return stroke(start, 15 + 66 * place, start + 36, 15 + 66 * place);
  },
};

/** The bars that a scanner reads, and the number under them. */
export const slip: LeafShape = {
  leaves: 15,
  leaf: (place, step) => {
    // The golden section gives gaps that look like a code and are none.
    const x = 12 + 72 * place + 3.2 * (((step * 0.618) % 1) - 0.5) * Math.sign(Math.sin(Math.PI * place));
    const guard = step % 7 === 0;
    return guard ? stroke(x, 18, x, 80) : stroke(x, 18, x, 66) + (step % 2 ? stroke(x, 74, x + 3, 74) : '');
  },
};

/** Two that reach for each other, and the line that joins them. */
export const link: LeafShape = {
  leaves: 5,
  leaf: (_, step) => {
    if (step === 0) return stroke(32, 48, 64, 48);
    const r = 3 + 5.5 * step;
    const hook = (side: number) => {
      const [end, bend] = [48 + side * 8, 48 + side * 13];
      const sweep = side < 0 ? 0 : 1;
      return `M${end} ${n(48 - r)}H${bend}A${n(r)} ${n(r)} 0 0 ${sweep} ${bend} ${n(48 + r)}H${end}`;
    };
    return hook(-1) + hook(1);
  },
};

/** A leaf with a turned corner: what was supplied, what each costs, and the sum. */
export const invoice: LeafShape = {
  leaves: 9,
  leaf: (_, step) => {
    if (step === 0) return 'M58 10H20V86H76V28L58 10V28H76';
    const y = 30 + 6 * step;
    if (step > 6) return stroke(52, y, 68, y);
    return stroke(28, y, 40 + 8 * ((step * 0.618) % 1), y) + stroke(58, y, 68, y);
  },
};
