/** The technological services. */
import { n } from '../path.ts';
import { type LeafShape } from './leaf.ts';

/** Two systems cross, and every line goes through. */
export const web3: LeafShape = {
  leaves: 6,
  leaf: (place) => {
    const [high, low] = [14 + 28 * place, 54 + 28 * place];
    const crossing = (from: number, to: number) => `M12 ${n(from)}C46 ${n(from)} 50 ${n(to)} 84 ${n(to)}`;
    return crossing(high, low) + crossing(low, high);
  },
};

/** Layers that carry; the one on top is left blank for another's name. */
export const whiteLabel: LeafShape = {
  leaves: 8,
  leaf: (_, step) => {
    const y = 34 + 5.6 * step;
    const front = `M12 ${n(y)}L48 ${n(y + 18)}L84 ${n(y)}`;
    return step === 0 ? `${front}L48 16L12 34` : front;
  },
};

/** A card and its engraving. */
export const card: LeafShape = {
  leaves: 8,
  leaf: (_, step) => {
    if (step === 0)
      return 'M16 25H80A4 4 0 0 1 84 29V67A4 4 0 0 1 80 71H16A4 4 0 0 1 12 67V29A4 4 0 0 1 16 25';
    return `M18 ${n(26 + 5.5 * step)}q7.5 -7 15 0t15 0t15 0t15 0`;
  },
};
