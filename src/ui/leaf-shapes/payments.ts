/** The ways to pay that home shows as well: Pix and the payment link. */
import { n } from '../path.ts';
import { type LeafShape, stroke } from './leaf.ts';

/** An instant: the waves that it sends out, in the rhombus of the mark. */
export const pix: LeafShape = {
  leaves: 5,
  leaf: (_, step) => {
    const reach = 11 + 7 * step;
    return `M${48 - reach} 48L48 ${48 - reach}L${48 + reach} 48L48 ${48 + reach}Z`;
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
