/** Says of a channel whether it is open, and when that changes: in Brasília's time, and in the visitor's if it differs. */
import { type Copy, fill } from '../language/copy.ts';
import type { Hours } from './channels.ts';
import { brasilia, dayOf, isHoliday, openingAt } from './opening.ts';

/**
 * @param zone the visitor's time zone; only tests name one
 * @returns one or two sentences
 */
export function openingText(
  hours: Hours,
  now: Date,
  copy: Copy['hours'],
  locale: string,
  zone?: string,
): string {
  const { open, until } = openingAt(hours, now);
  if (!until) return copy.always;
  const here = dayIn(brasilia, until);
  const later = here !== dayIn(brasilia, now);
  const time = timeIn(brasilia, until, locale, open && later);
  const own = timeIn(zone, until, locale, here !== dayIn(zone, until));
  const day = weekdayInBrasilia(until, locale);
  const when = fill(later ? copy.closed.later : copy.closed.today, { day, time });
  const sentences = open ? copy.open : copy.closed;
  const abroad = dayAndTime(zone, until) !== dayAndTime(brasilia, until);
  const sentence = fill(abroad ? sentences.abroad : sentences.here, { time, when, own });
  const holiday = !hours.everyDay && isHoliday(dayOf(now));
  return holiday ? `${copy.holiday} ${sentence}` : sentence;
}

/** What clock and calendar show in a zone, to tell whether two zones differ. */
function dayAndTime(timeZone: string | undefined, moment: Date): string {
  return formatOf('en-CA', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
}

/** The day that it is in a zone. */
function dayIn(timeZone: string | undefined, moment: Date): string {
  return formatOf('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The time in a zone, with or without the day of the week. */
function timeIn(timeZone: string | undefined, moment: Date, locale: string, withDay: boolean): string {
  const format = formatOf(locale, {
    timeZone,
    ...(withDay && { weekday: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return isolated(asClock(format.format(moment), locale), locale);
}

/** The weekday in Brasília, as it stands in a sentence: “segunda-feira” in one piece. */
function weekdayInBrasilia(moment: Date, locale: string): string {
  return asOneWord(formatOf(locale, { timeZone: brasilia, weekday: 'long' }).format(moment));
}

/** Weekday and time in Brasília, as the language writes them. */
export function timeInBrasilia(moment: Date, locale: string): string {
  const format = formatOf(locale, {
    timeZone: brasilia,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return isolated(asClock(asOneWord(format.format(moment)), locale), locale);
}

/** Parts no “quinta-feira” at the end of a line. */
function asOneWord(day: string): string {
  return day.replace('-', '-\u2060');
}

/** Keeps a text whole in an Arabic line. In a Chinese one the marks would take away the gap beside figures. */
function isolated(text: string, locale: string): string {
  return locale.startsWith('ar') ? `\u2068${text}\u2069` : text;
}

/**
 * The time of day as the site writes it: “8:00” without a nought, also where the locale would fill up; in Portuguese
 * “8h” and “8h30”, as the site's sentences have it.
 * @param text hour and minute with two digits, a weekday beside them or not
 */
function asClock(text: string, locale: string): string {
  const short = text.replace(/\b0(?=\d:)/u, '');
  if (!locale.startsWith('pt')) return short;
  return short.replace(/(\d+):(\d\d)/u, (_, hour, minute) => `${hour}h${minute === '00' ? '' : minute}`);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format, made once: the hours are said anew every minute. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
