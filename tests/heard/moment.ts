/** A key moment of a walk: what is done, what is heard then, and what is wrong with what was heard. */
import { audible, type Listener } from './listener.ts';
import type { Walker } from './walker.ts';

export interface Moment {
  name: string;
  /** The path that is opened first; else it begins where the moment before ended. */
  at?: string;
  /** The selector of what has the focus then, as the way there by Tab would give it. */
  on?: string;
  /** What is done there other than by keys. */
  act?: (walker: Walker) => Promise<void>;
  /** Keys that are pressed then, one after another, each when nothing is spoken any more. */
  keys?: string[];
  /** What is spoken, in this order, each in one sentence; more may be said between. */
  hears: string[];
  /** What must not be spoken. */
  never?: string;
  /** A reader says names and places several times by itself, in whatever order; results are said once. */
  repeated?: true;
  /** Nothing may be said. */
  silent?: true;
}

/** What Orca says of a field with an error. */
export const invalid = 'invalid entry';

/**
 * Does what a moment says.
 * @returns what is wrong with what was heard, a sentence each
 */
export async function live(moment: Moment, walker: Walker, listener: Listener): Promise<string[]> {
  listener.forget();
  try {
    if (moment.at) await walker.visit(moment.at);
    if (moment.on) await walker.goTo(moment.on);
    await moment.act?.(walker);
    if (moment.keys) await walker.press(...moment.keys);
    const last = moment.hears.at(-1);
    if (last) await walker.hear(last);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...problemsOf(moment, listener.spoken())];
  }
  return problemsOf(moment, listener.spoken());
}

function problemsOf({ hears, repeated, never, silent }: Moment, spoken: string[]): string[] {
  const problems: string[] = [];
  let from = 0;
  for (const sentence of hears.map(audible)) {
    const places = [...spoken.keys()].filter((place) => spoken[place]!.includes(sentence));
    const next = places.find((place) => place >= from);
    if (places.length === 0) problems.push(`not heard: “${sentence}”`);
    else if (next === undefined && !repeated) problems.push(`heard too early: “${sentence}”`);
    else if (places.length > 1 && !repeated) problems.push(`heard ${places.length} times: “${sentence}”`);
    from = next ?? from;
  }
  if (never && spoken.some((each) => each.includes(never))) problems.push(`heard: “${never}”`);
  if (silent && spoken.length > 0) problems.push(`heard unasked: “${spoken.join(' ')}”`);
  return problems;
}
