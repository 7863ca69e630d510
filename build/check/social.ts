/** The social cards: each page has one in each language, and says on it what the page says now. */
import { readdir, readFile } from 'node:fs/promises';
import { allCards } from '../social.ts';

const remedy = 'run `npm run art:social`';

/** @returns one line for every card that is missing, stale or nobody's */
export async function socialProblems(): Promise<string[]> {
  const cards = await allCards();
  const files = new Set(await readdir('public/social').catch(() => []));
  const drawn = JSON.parse(await readFile('art/social.json', 'utf8')) as Record<string, string>;
  const wanted = new Set(cards.map(({ file }) => file));
  return [
    ...cards.flatMap(({ file, text }) => {
      if (!files.has(file)) return [`public/social/${file} is missing: ${remedy}`];
      if (drawn[file] !== text)
        return [`public/social/${file} says “${drawn[file]}”, the page “${text}”: ${remedy}`];
      return [];
    }),
    ...[...files]
      .filter((file) => !wanted.has(file))
      .map((file) => `public/social/${file} belongs to no page`),
  ];
}
