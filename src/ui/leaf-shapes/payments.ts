/** The ways to pay that home shows as well: Pix and the payment link. */
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
