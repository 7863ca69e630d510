/**
 * Strings of the copy that no code reads. TypeScript knows what is read and not there; this finds what is there
 * and not read. A string counts as read where a file names both it and the group it stands in: exact enough to
 * find what a change has left behind, and never wrong about what is in use.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage } from '../../src/language/languages.ts';
import { routeIds, routeOf } from '../../src/routes.ts';
import { namesIn } from '../names-in.ts';
import { parseJson } from '../source-error.ts';
import { stringsOf } from './copy.ts';
import { readSources, withoutComments } from './sources.ts';

const folder = join('content/copy', defaultLanguage);

/** @returns one line for every string that no code reads */
export async function unreadProblems(): Promise<string[]> {
  const sources = [...(await readSources('{src,build,server}/**/*.{ts,tsx}'))].filter(
    ([file]) => !file.includes('.test.') && !file.startsWith('build/check'),
  );
  const problems: string[] = [];
  for (const file of await namesIn(folder)) {
    const part = file.replace('.json', '');
    const whole = join(folder, file);
    const keys = [...stringsOf(parseJson(await readFile(whole, 'utf8'), whole)).keys()];
    const readers = sources.filter(([path]) => mayRead(path, part)).map(([, source]) => source);
    problems.push(
      ...unreadStrings(keys, readers).map((key) => `content/copy/*/${file} ${key} is read by no code`),
    );
  }
  return problems;
}

/**
 * Finds what is not read.
 * @param keys the paths of the strings: `hero.items.0.title`
 * @param sources the code that may read them
 * @returns the paths of those that it does not
 */
export function unreadStrings(keys: string[], sources: string[]): string[] {
  const names = sources.map((source) => new Set(withoutComments(source).match(/[\w-]+/gu)));
  const named = (pattern: RegExp) =>
    new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name)));
  // Groups that are read by index: `copy.channels[channel]`, `copy[link.label]`.
  const indexed = named(/(\w+)\[(?!\d|\])/gu);
  // Groups that are read whole: `Object.values(preview.menu)`, `<Points items={copy.items} />`.
  const whole = named(/(?:Object\.(?:entries|values)\(|items=\{)(?:[\w!]+\.)*(\w+)[)}]/gu);
  return keys.filter((key) => {
    // The items of a list are read alike.
    const path = key.split('.').filter((name) => !/^\d+$/u.test(name));
    const [name, ...groups] = path.toReversed() as [string, ...string[]];
    const group = groups[0];
    if (groups.slice(0, 2).some((each) => whole.has(each))) return false;
    const byIndex = groups.slice(0, 2).some((each) => indexed.has(each));
    return !names.some((each, index) => {
      if (!each.has(name)) return false;
      return !group || each.has(group) || byIndex || sources[index]!.includes(`'${name}'`);
    });
  });
}

/** By the folder of a page, the parts of the copy that its routes name. */
const partsOfPages = new Map<string, readonly string[]>(
  Map.groupBy(routeIds.map(routeOf), ({ page }) => page)
    .entries()
    .map(([page, of]) => [page, of.flatMap(({ copy }) => copy)]),
);

/** What is shared by the pages may read any part. */
function mayRead(file: string, part: string): boolean {
  const page = /^src\/pages\/([^/]+)/u.exec(file)?.[1];
  if (!page || part === 'common') return true;
  return partsOfPages.get(page)?.includes(part) ?? false;
}
