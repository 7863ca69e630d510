/** Whether a channel is open at a moment, and when that changes. All days and hours are Brasília's. */
import type { Hours } from './channels.ts';

declare const __HOLIDAYS__: string[];

const holidays: ReadonlySet<string> = new Set(__HOLIDAYS__);

export const brasilia = 'America/Sao_Paulo';

const hour = 3_600_000;
const day = 24 * hour;

/** No channel is closed longer than this, in days. */
const longestBreak = 14;

export interface Opening {
  open: boolean;
  /** When it closes, or opens next; `null` if it is always open. */
  until: Date | null;
}

/** Whether a channel is open, and until when it is so. */
export function openingAt(hours: Hours, moment: Date): Opening {
  const always = hours.everyDay && hours.from === 0 && hours.to === 24;
  if (always) return { open: true, until: null };
  const today = Date.parse(dayOf(moment));
  for (let ahead = 0; ahead <= longestBreak; ahead++) {
    const date = new Date(today + ahead * day).toISOString().slice(0, 10);
    if (!hours.everyDay && !isWorkingDay(date)) continue;
    const [opens, closes] = [instantOf(date, hours.from), instantOf(date, hours.to)];
    if (moment < opens) return { open: false, until: opens };
    if (moment < closes) return { open: true, until: closes };
  }
  throw new Error(`No working day within ${longestBreak} days`);
}

/** Monday to Friday, and no holiday. */
export function isWorkingDay(date: string): boolean {
  return isWeekday(date) && !holidays.has(date);
}

/** A day on which there would be work, were it not a holiday. */
export function isHoliday(date: string): boolean {
  return isWeekday(date) && holidays.has(date);
}

function isWeekday(date: string): boolean {
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: brasilia,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function partsOf(moment: Date): Record<string, string> {
  return Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** The day that it is in Brasília: `2026-11-22`. */
export function dayOf(moment: Date): string {
  const { year, month, day: date } = partsOf(moment);
  return `${year}-${month}-${date}`;
}

/** The quarter of an hour that it is in Brasília, 0 to 95. */
export function quarterOf(moment: Date): number {
  const { hour: hours, minute } = partsOf(moment);
  return Number(hours) * 4 + Math.floor(Number(minute) / 15);
}

/** The moment at which it is that hour of that day in Brasília, also should its clocks be changed again. */
function instantOf(date: string, hours: number): Date {
  const asUtc = Date.parse(date) + hours * hour;
  const shown = partsOf(new Date(asUtc));
  const offset =
    Date.parse(`${shown.year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}Z`) - asUtc;
  return new Date(asUtc - offset);
}
