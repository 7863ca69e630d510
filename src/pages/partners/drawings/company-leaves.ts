/**
 * The companies in Eden, one leaf each in a row, none before another: a leaf is a few curves from its foot to its tip,
 * bent to both sides by equal steps, as far as into its neighbours. There are more than twenty; the gilt one is the next.
 */
import { n } from '../../../ui/path.ts';

export const field = { width: 860, height: 400 };

const companies = 24;
const gilt = 17;
const [first, apart] = [23, 35.4];
const belly = 44;
const bends = [-1, -0.72, -0.4, 0, 0.4, 0.72, 1];

/** The `d` of the leaves and of the gilt one, in `field`. */
export function companyLeaves(): { leaves: string; gilt: string } {
  const all = Array.from({ length: companies }, (_, company) => {
    const x = first + apart * company;
    // One slow swell, highest at the next.
    const height = 150 + 190 * Math.sin(Math.PI * (0.06 + (0.62 * company) / (companies - 1))) ** 2;
    const end = `${n(field.height - 0.52 * height)} ${n(x)} ${n(field.height - height)}`;
    return bends.map((bend) => `M${n(x)} ${field.height}Q${n(x + bend * belly)} ${end}`).join('');
  });
  return { leaves: all.filter((_, company) => company !== gilt).join(''), gilt: all[gilt]! };
}
