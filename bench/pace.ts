/**
 * How fast the machine is at the moment. Where it shares its processors with others, the same code takes half as long again an
 * hour later: what figures were taken at is said beside them, and only those of a like pace may be compared.
 */
import { median } from './part.ts';

/** How many numbers are put in order: some 20 ms of work on a processor of 2024. */
const numbers = 20_000;

/** @returns how long a fixed piece of script takes in this process, the median of five, in milliseconds */
export function measurePace(): number {
  const durations = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    let seed = 1;
    const unsorted = Float64Array.from({ length: numbers }, () => (seed = (seed * 48_271) % 2_147_483_647));
    [...unsorted].toSorted((one, other) => one - other);
    return performance.now() - begun;
  });
  return Math.round(median(durations));
}
