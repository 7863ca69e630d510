/**
 * The chart of the illustration: one upright leaf a day. What is held is a slow wave on a gentle slope, what moved a
 * quicker wave that stands on it as a gilt cap. The figures are made by the formula and stand for nobody.
 */
import { n } from '../../ui/path.ts';

export const field = { width: 600, height: 150 };

const days = 60;
const gap = 4;

/** The `d` of the leaves, each from the ground up, and of their caps. */
export function leafBars(): { held: string; moved: string } {
  const bars = Array.from({ length: days }, (_, day) => barOf(day));
  return { held: bars.map(({ held }) => held).join(''), moved: bars.map(({ moved }) => moved).join('') };
}

function barOf(day: number): { held: string; moved: string } {
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
