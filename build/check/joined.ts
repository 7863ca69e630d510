/**
 * Words and punctuation that a component would put between strings of the copy. The linter refuses text in JSX
 * (`react/jsx-no-literals`); this refuses what is joined in code: each language has punctuation of its own.
 */
import { readSources } from './sources.ts';

/** `${copy.pages}: ${title}`, `names.join(', ')`, `copy.title + reason`. */
const joins = [
  /`[^`\n]*\$\{copy\b[^`\n]*`/gu,
  /\.join\('[^'\w]*[,;،、][^']*'\)/gu,
  /\bcopy(?:\.\w+)+ \+ |\+ copy\.\w+/gu,
];

/** @returns one line for every place where a component joins strings of the copy */
export async function joinedProblems(): Promise<string[]> {
  return [...(await readSources('src/**/*.tsx'))]
    .filter(([file]) => !file.includes('.test.'))
    .flatMap(([file, source]) => joinedIn(source).map((found) => `${file} joins words: ${found}`));
}

/** What a source joins, with the way out. */
export function joinedIn(source: string): string[] {
  return joins.flatMap((join) =>
    [...source.matchAll(join)].map(
      ([found]) => `${found} (one string with {placeholders} or <marks>, or Intl.ListFormat)`,
    ),
  );
}
