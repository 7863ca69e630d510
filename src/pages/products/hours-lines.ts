/** A day as lines: 96 quarters of an hour, the 24 full hours taller, the closed ones as short marks. */
import type { Hours } from '../../hours/channels.ts';

export const quarters = 96;
export const chartHeight = 40;

/** The lines of a day as path data; x counts quarters of an hour. */
export function linesOf({ from, to }: Hours): { open: string; closed: string } {
  const lines = { open: '', closed: '' };
  for (let quarter = 0; quarter < quarters; quarter++) {
    const hour = quarter / 4;
    // The quarter at which a channel closes is its last line, so that 8 to 19 is seen to reach 19.
    const open = hour >= from && hour <= to;
    const top = !open ? chartHeight - 6 : Number.isInteger(hour) ? 2 : 12;
    lines[open ? 'open' : 'closed'] += lineAt(quarter, top);
  }
  return lines;
}

/** The line of one quarter of an hour, from `top` down to the foot. */
export function lineAt(quarter: number, top = 0): string {
  return `M${quarter + 0.5} ${top}V${chartHeight}`;
}
