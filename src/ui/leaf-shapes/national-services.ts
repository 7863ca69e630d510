/** The services for Brazil. */
import { type LeafShape, stroke } from './leaf.ts';

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
