/** What the bank's hours come to at a moment; fetched after the page, which cannot know the moment. */
import type { Copy } from '../language/copy.ts';
import type { Hours } from './channels.ts';
import { dayOf, isWorkingDay, quarterOf } from './opening.ts';
import { openingText, timeInBrasilia } from './opening-text.ts';

export interface HoursNow {
  /** Whether a channel is open, as a sentence. */
  say: (hours: Hours) => string;
  /** Weekday and time in Brasília. */
  time: string;
  /** The quarter of an hour in Brasília, 0 to 95. */
  quarter: number;
  workingDay: boolean;
}

export function hoursAt(moment: Date, copy: Copy['hours'], locale: string): HoursNow {
  return {
    say: (hours) => openingText(hours, moment, copy, locale),
    time: timeInBrasilia(moment, locale),
    quarter: quarterOf(moment),
    workingDay: isWorkingDay(dayOf(moment)),
  };
}
