/**
 * Nothing in `content/` that no eye sees: a phrase is found there as it is read on the screen, and who pastes a
 * sentence cannot bring in what breaks it. Where lines may end is said by the build (`build/words/bind.ts`).
 */
import { stringsOf } from './copy.ts';
import { readSources } from './sources.ts';

const names: Record<string, string> = {
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u202f': 'narrow no-break space',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};

/** The spaces that are no plain space, what joins or parts without a width, and what turns a direction. */
const invisible = /[\u00a0\u00ad\u2000-\u200f\u2028-\u202f\u2060-\u206f\u3000\ufeff]/u;

/** @returns one line for every string or line with such a character */
export async function invisibleProblems(): Promise<string[]> {
  const sources = await readSources('content/**/*.{json,md}');
  return [...sources].flatMap(([file, text]) => invisibleIn(file, text));
}

/**
 * Looks through a file.
 * @returns `<file> <key> has …`, or `<file>:<line> has an invisible character, U+00A0 (no-break space), after “…”`
 */
export function invisibleIn(file: string, text: string): string[] {
  return [...placesOf(file, text)].flatMap(([place, words]) => {
    const found = invisible.exec(words);
    if (!found) return [];
    const code = `U+${found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
    const name = names[found[0]] ? ` (${names[found[0]]})` : '';
    const before = words.slice(0, found.index).slice(-20);
    return [
      `${file}${place} has an invisible character, ${code}${name}, after “${before}”: write it without`,
    ];
  });
}

/** The strings of a file by ` key`; what is no JSON, by `:line`. */
function placesOf(file: string, text: string): Map<string, string> {
  if (file.endsWith('.json')) {
    try {
      const strings = stringsOf(JSON.parse(text) as unknown);
      return new Map([...strings].map(([key, words]) => [` ${key}`, words]));
    } catch {
      // Told by the check of the copy; here its lines do.
    }
  }
  return new Map(text.split('\n').map((line, index) => [`:${index + 1}`, line]));
}
