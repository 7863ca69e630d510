/**
 * The time of day as the site writes it: “8:00” without a nought, also where the locale would fill up; in Portuguese
 * “8h” and “8h30”, as newspapers and the specification's hours have it.
 * @param text what `Intl.DateTimeFormat` makes with two digits for hour and minute, a weekday beside them or not
 */
export function asClock(text: string, locale: string): string {
  const short = text.replace(/\b0(?=\d:)/u, '');
  if (!locale.startsWith('pt')) return short;
  return short.replace(/(\d+):(\d\d)/u, (_, hour, minute) => `${hour}h${minute === '00' ? '' : minute}`);
}
