/**
 * When the bank's channels are open, in Brasília time, and the lines that show it: 96 quarters of an hour, the
 * 24 full hours taller, the closed ones as short marks.
 */
export interface Hours {
  from: number;
  to: number;
  everyDay: boolean;
}

export type Channel = 'chat' | 'helpDesk' | 'ombudsman';

/** The hours of the specification: chat around the clock, telephone 8–19, ombudsman 9–18 on weekdays. */
export const channels: Record<Channel, Hours> = {
  chat: { from: 0, to: 24, everyDay: true },
  helpDesk: { from: 8, to: 19, everyDay: false },
  ombudsman: { from: 9, to: 18, everyDay: false },
};

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

export interface BrasiliaTime {
  quarter: number;
  weekday: boolean;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
});

/** The quarter of an hour and the kind of day that it is in Brasília at a moment. */
export function brasiliaTime(moment: Date): BrasiliaTime {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
  return { quarter: Math.floor(minutes / 15), weekday: !parts.get('weekday')!.startsWith('S') };
}
