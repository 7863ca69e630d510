/** The days of the coming years that are no working days in Brazil, by a kept list of the world's holidays. */
import Holidays from 'date-holidays';

/** How many years a build knows of. A site is built anew long before they are over. */
const years = 6;

/**
 * National holidays of Brazil, and the days on which its banks do not work: Carnival and Corpus Christi.
 * @param first the first year
 * @returns days as `2027-02-08`, in their order
 */
export function holidaysFrom(first: number): string[] {
  const list = new Holidays('BR');
  return Array.from({ length: years }, (_, index) => list.getHolidays(first + index))
    .flat()
    .filter(({ type }) => type === 'public' || type === 'bank')
    .map(({ date }) => date.slice(0, 10));
}
