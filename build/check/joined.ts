/**
 * Words and punctuation that a component would put between strings of the copy. The linter refuses text in JSX
 * (`react/jsx-no-literals`); this refuses what is joined in code: each language has punctuation of its own.
 */
import { glob, readFile } from 'node:fs/promises';

/** `${copy.pages}: ${title}`, `names.join(', ')`, `copy.title + reason`. */
const joins = [
  /`[^`\n]*\$\{copy\b[^`\n]*`/gu,
  /\.join\('[^'\w]*[,;،、][^']*'\)/gu,
  /\bcopy(?:\.\w+)+ \+ |\+ copy\.\w+/gu,
];

/** @returns one line for every place where a component joins strings of the copy */
export async function joinedProblems(): Promise<string[]> {
  const problems: string[] = [];
  for await (const file of glob('src/**/*.tsx')) {
    if (file.includes('.test.')) continue;
    problems.push(...joinedIn(await readFile(file, 'utf8')).map((found) => `${file} joins words: ${found}`));
  }
  return problems;
}

/** What a source joins, with the way out. */
export function joinedIn(source: string): string[] {
  return joins.flatMap((join) =>
    [...source.matchAll(join)].map(
      ([found]) => `${found} (one string with {places} or <marks>, or Intl.ListFormat)`,
    ),
  );
}
