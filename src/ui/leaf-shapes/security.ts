/** Security stands on the home page and among what partners get. */
import { n } from '../path.ts';
import { type LeafShape } from './leaf.ts';

/** Two hands and what they hold. */
export const security: LeafShape = {
  leaves: 6,
  leaf: (place) => {
    const bend = 25 + 22 * place;
    const foot = 66 + 19 * place;
    const reach = 20 + 19.5 * place;
    const tip = 38 - 12 * place;
    const hand = (side: number) =>
      `M48 ${n(foot)}Q${n(48 + side * bend)} ${n(62 + 10 * place)} ${n(48 + side * reach)} ${n(tip)}`;
    return hand(-1) + hand(1);
  },
  dot: { x: 48, y: 38, r: 9 },
};
