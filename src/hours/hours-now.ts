/** What the bank's hours come to at this moment; fetched after the page, which cannot know it. */
import { type Copy, loadCopy } from '../language/copy.ts';
import { type Language, localeOf } from '../language/languages.ts';
import type { Hours } from './channels.ts';
import { dayOf, isWorkingDay, quarterOf } from './opening.ts';
import { openingText, timeInBrasilia } from './opening-text.ts';

export interface HoursNow {
  language: Language;
  /** Whether a channel is open, as a sentence. */
  say: (hours: Hours) => string;
  /** Weekday and time in Brasília. */
  time: string;
  /** The quarter of an hour in Brasília, 0 to 95. */
  quarter: number;
  workingDay: boolean;
}

const minute = 60_000;

/**
 * Tells what the hours come to, anew at the turn of every minute, and when a tab that was hidden is seen again: its
 * timers have slept.
 * @param signal ends it
 * @throws when the words cannot be fetched
 */
export async function followHours(
  language: Language,
  tell: (hours: HoursNow) => void,
  signal: AbortSignal,
): Promise<void> {
  const copy = await loadCopy(language, 'hours');
  let timer = 0;
  const tick = () => {
    clearTimeout(timer);
    if (signal.aborted) return;
    tell(hoursAt(new Date(), copy, language));
    timer = window.setTimeout(tick, minute - (Date.now() % minute));
  };
  tick();
  document.addEventListener('visibilitychange', tick, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}

function hoursAt(moment: Date, copy: Copy['hours'], language: Language): HoursNow {
  const locale = localeOf(language);
  return {
    language,
    say: (hours) => openingText(hours, moment, copy, locale),
    time: timeInBrasilia(moment, locale),
    quarter: quarterOf(moment),
    workingDay: isWorkingDay(dayOf(moment)),
  };
}
