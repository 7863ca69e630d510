/**
 * The companies in Eden, one leaf each around one point: a leaf is a few curves from its foot to its tip, bent
 * to both sides by equal steps. There are more than twenty; the gilt one is the next.
 */
import { n } from '../../../ui/path.ts';

export const field = { width: 860, height: 400 };

const middle = { x: 430, y: 452 };
const [foot, tip] = [128, 424];
const companies = 24;
const gilt = 15;
const bends = [-1, -0.72, -0.4, 0, 0.4, 0.72, 1];

/** The `d` of the leaves and of the gilt one, in `field`. */
export function companyLeaves(): { leaves: string; gilt: string } {
  const share = Math.PI / companies;
  const all = Array.from({ length: companies }, (_, company) => {
    const angle = Math.PI - share * (company + 0.5);
    const belly = share * 0.92;
    const curve = (bend: number) => `M${at(angle, foot)}Q${at(angle + bend * belly, 300)} ${at(angle, tip)}`;
    return bends.map(curve).join('');
  });
  return { leaves: all.filter((_, company) => company !== gilt).join(''), gilt: all[gilt]! };
}

function at(angle: number, distance: number): string {
  return `${n(middle.x + distance * Math.cos(angle))} ${n(middle.y - distance * Math.sin(angle))}`;
}
