/**
 * The leaf rule: an icon is 8 to 20 hairlines in a field of 96 by 96, each placed by one formula. Every shape
 * is the `d` of a path; `dot` is its one gilt point, if it has one.
 */
export interface LeafShape {
  lines: string;
  dot?: { x: number; y: number; r: number };
}

export type LeafName = 'consultancy' | 'wallet' | 'international' | 'vip' | 'support' | 'security';

/** Joins a line for each of `count` steps; the formula is given the step and its place from 0 to 1. */
function lines(count: number, line: (step: number, place: number) => string): string {
  return Array.from({ length: count }, (_, step) => line(step, step / (count - 1))).join('');
}

/** Two digits behind the point are finer than any screen. */
const n = (value: number) => Number(value.toFixed(2));

export const leafShapes: Record<LeafName, LeafShape> = {
  /* A fan that opens. */
  consultancy: {
    lines: lines(19, (_, place) => {
      const angle = Math.PI * (1 - place);
      const reach = 31 + 11 * Math.sin(angle);
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return `M${n(48 + 8 * x)} ${n(70 - 8 * y)}L${n(48 + reach * x)} ${n(70 - reach * y)}`;
    }),
  },
  /* Pages, seen from their edge. */
  wallet: {
    lines: lines(13, (_, place) => {
      const x = 14 + 68 * place;
      const half = 22 + 14 * Math.sin(Math.PI * place);
      return `M${n(x)} ${n(48 - half)}V${n(48 + half)}`;
    }),
  },
  /* Meridians. */
  international: {
    lines: lines(11, (_, place) => {
      const width = Math.abs(36 * Math.cos(Math.PI * place));
      return `M48 12A${n(width)} 36 0 0 ${place < 0.5 ? 1 : 0} 48 84`;
    }),
  },
  /* The rhombus of the mark, in more leaves. */
  vip: {
    lines: lines(15, (_, place) => {
      const half = 2 + 34 * (1 - Math.abs(2 * place - 1));
      return `M${n(48 - half)} ${n(12 + 72 * place)}H${n(48 + half)}`;
    }),
  },
  /* A voice that carries. */
  support: {
    lines: lines(8, (_, place) => {
      const r = 8 + 32.2 * place;
      return `M${n(48 - r)} 68A${n(r)} ${n(r)} 0 0 1 ${n(48 + r)} 68`;
    }),
  },
  /* Two hands and what they hold. */
  security: {
    lines: lines(8, (step) => {
      const bend = 25 + 3.2 * step;
      const foot = 70 + 1.8 * step;
      const reach = 20.4 + 2.65 * step;
      const tip = 37.6 - 1.6 * step;
      const hand = (side: number) =>
        `M48 ${n(foot)}Q${n(48 + side * bend)} ${n(65 + 0.9 * step)} ${n(48 + side * reach)} ${n(tip)}`;
      return hand(-1) + hand(1);
    }),
    dot: { x: 48, y: 40, r: 9 },
  },
};
