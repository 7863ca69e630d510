/**
 * The chart of the preview: one upright leaf a day. What is held is a slow wave on a gentle slope, what moved a
 * quicker wave that stands on it as a gilt cap. The figures are made by the formula and stand for nobody.
 */
import { n } from '../../../ui/path.ts';

export const field = { width: 600, height: 150 };

const days = 60;
const gap = 4;

/** How many bars are one path: a phone styles each path by itself, and 120 of them held it up as the page came. */
const together = 4;

export interface LeafBars {
  /** The `d` of the leaves, each from the ground up. */
  held: string;
  /** The `d` of their caps. */
  moved: string;
}

/** All bars, four days in each, from the oldest day to today, in `field`. */
export function leafBars(): LeafBars[] {
  return Array.from({ length: days / together }, (_, index) => {
    const bars = Array.from({ length: together }, (__, day) => barOf(index * together + day));
    return {
      held: bars.map(({ held }) => held).join(''),
      moved: bars.map(({ moved }) => moved).join(''),
    };
  });
}

function barOf(day: number): LeafBars {
  const place = day / (days - 1);
  const x = n((field.width / days) * (day + 0.5));
  const held = 78 + 20 * place + 21 * Math.sin(9.4 * place + 0.5) + 11 * Math.sin(21 * place);
  const moved = 5 + 7 * (1 + Math.sin(26 * place + 4)) * (0.6 + 0.4 * Math.sin(5 * place));
  const top = field.height - held;
  return {
    held: `M${x} ${field.height}V${n(top)}`,
    moved: `M${x} ${n(top - gap)}V${n(top - gap - moved)}`,
  };
}
