/**
 * How fast the machine is at the moment. Where it shares its processors and its memory with others, the same code takes
 * twice as long an hour later: what figures were taken at is said beside them, and only those of a like pace may be
 * compared. Layout and style wander through memory more than script does, so that both are told: with script at the same
 * pace the presses of the bench took twice as long when the memory answered late.
 */
import { median } from './part.ts';

/** How many numbers are put in order: some 20 ms of work on a processor of 2024. */
const numbers = 20_000;

/** How many places the walk through memory has, of 4 bytes each: more than the caches of a processor's core hold. */
const places = 2 ** 23;

/** How many steps of the walk are taken. */
const steps = 500_000;

export interface Pace {
  /** How long a fixed piece of script takes in this process, in milliseconds. */
  script: number;
  /** How long the memory takes to answer, where each answer says where to ask next, in nanoseconds. */
  memory: number;
}

/** @returns the medians of five */
export function measurePace(): Pace {
  const next = walk();
  let place = 0;
  const memory = medianOfFive(() => {
    for (let step = 0; step < steps; step += 1) place = next[place]!;
  });
  return { script: Math.round(medianOfFive(sortNumbers)), memory: Math.round((memory / steps) * 1e6) };
}

/** @returns the pace in words, for beside a table */
export const tellPace = ({ script, memory }: Pace) => `${script} ms and ${memory} ns`;

function medianOfFive(work: () => void): number {
  return median(
    Array.from({ length: 5 }, () => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }),
  );
}

function sortNumbers(): void {
  const random = randomFrom(1);
  [...Float64Array.from({ length: numbers }, random)].toSorted((one, other) => one - other);
}

/** One round through all places, each telling the next, in an order that cannot be foreseen (Sattolo). */
function walk(): Int32Array {
  const random = randomFrom(1);
  const next = Int32Array.from({ length: places }, (_, place) => place);
  for (let place = places - 1; place > 0; place -= 1) {
    const other = Math.floor(random() * place);
    [next[place], next[other]] = [next[other]!, next[place]!];
  }
  return next;
}

/** @returns the next number from 0 to 1 of a series that is always the same */
function randomFrom(seed: number): () => number {
  let last = seed;
  return () => (last = (last * 48_271) % 2_147_483_647) / 2_147_483_647;
}
