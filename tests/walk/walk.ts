/**
 * A random walk: presses among pages, dialogs and languages, back and forward, some on the heels of each other.
 * The same seed presses the same, as far as the machine's speed lets it. Every few presses everything has to
 * come to rest and agree.
 */
import { withinTime } from '../../src/language/within-time.ts';
import { disagreements, type Point, pressable } from './agreement.ts';

/** A browser that can be walked in. */
export interface Walker {
  /** Runs an expression of script in the page and waits for what it promises. */
  read: <Value>(expression: string) => Promise<Value>;
  pressAt: (point: Point) => Promise<unknown>;
  escape: () => Promise<unknown>;
}

/** How many presses may follow each other before all is looked at. */
const stretch = 8;

/**
 * Walks, from the page that is open.
 * @param presses how many
 * @param seed the start of the random numbers
 * @throws Error with what disagrees, and the last steps before it
 */
export async function walk(walker: Walker, presses: number, seed: number): Promise<void> {
  const random = numbersFrom(seed);
  const steps: string[] = [];
  let next = 1 + Math.floor(random() * stretch);
  for (let count = 1; count <= presses; count += 1) {
    // Back may lead to a page that is loaded whole, in the midst of a step; what was asked of the page before may
    // then stay without an answer.
    steps.push(await withinTime(step(walker, random)).catch(() => 'a load'));
    next -= 1;
    if (next > 0 && count < presses) continue;
    next = 1 + Math.floor(random() * stretch);
    const problems = await settled(walker);
    if (problems.length > 0) {
      throw new Error(
        `seed ${seed}, press ${count}:\n${problems.join('\n')}\nafter: ${steps.slice(-12).join(', ')}`,
      );
    }
  }
}

async function step(walker: Walker, random: () => number): Promise<string> {
  const [kind, chance] = [random(), random()];
  if (kind < 0.12) {
    // As many as are pressed before all comes to rest must not lead past the first page of the walk and off the site.
    await walker.read(`void (navigation.currentEntry.index > ${stretch} && history.back())`);
    return 'back';
  }
  if (kind < 0.2) {
    await walker.read(`void (navigation.canGoForward && history.forward())`);
    return 'forward';
  }
  if (kind < 0.26) {
    await walker.escape();
    return 'Escape';
  }
  const wanted = kind < 0.5 ? 'language' : 'any';
  const point = await walker.read<Point | null>(`(${pressable.toString()})(${chance}, '${wanted}')`);
  if (!point) return 'nothing';
  await walker.pressAt(point);
  return `${wanted} at ${point.x},${point.y}`;
}

/** What still disagrees after half a minute; usually nothing, and at once. */
async function settled(walker: Walker): Promise<string[]> {
  const end = Date.now() + 30_000;
  let problems: string[] = [];
  do {
    // A page may be left while it is asked.
    problems = await withinTime(walker.read<string[]>(`(${disagreements.toString()})()`)).catch(
      (error: Error) => [error.message],
    );
    if (problems.length === 0) return [];
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (Date.now() < end);
  return problems;
}

/** Random numbers from 0 to 1 that a seed repeats (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
