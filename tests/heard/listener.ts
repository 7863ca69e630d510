/** What is heard: the words that Orca has spoken since a key was pressed. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../engines/engine.ts';

/** Silence after which a visitor, and this test, take the answer to be over; longer than any pause of the site's own. */
const silence = 1200;

export interface Listener {
  /** Forgets what was spoken until now. */
  forget: () => void;
  /** What was spoken since, one sentence an entry; keys and characters that are echoed left out. */
  spoken: () => string[];
  /** Waits until something that holds all of these words was spoken, and then for silence. */
  hear: (words: string) => Promise<void>;
  /** Waits for silence. */
  settle: () => Promise<void>;
}

/** Marks that turn or bind words are not spoken; how words are spaced is not heard. */
export function audible(text: string): string {
  return text
    .replaceAll(/[\u00AD\u200B-\u200F\u2060-\u2069\uFEFF]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** @param file where Orca speaks into */
export function listen(file: string): Listener {
  let from = 0;
  const lines = () => readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const spoken = () =>
    lines()
      .slice(from)
      .map((line) => JSON.parse(line) as [string, string])
      .filter(([kind]) => kind === 'words')
      .map(([, text]) => audible(text))
      .filter(Boolean);

  const settle = async () => {
    let count = -1;
    while (count !== lines().length) {
      count = lines().length;
      await wait(silence);
    }
  };
  return {
    forget: () => {
      from = lines().length;
    },
    spoken,
    hear: async (words) => {
      const wanted = audible(words);
      await until(`“${wanted}”`, async () => spoken().some((each) => each.includes(wanted)));
      await settle();
    },
    settle,
  };
}
