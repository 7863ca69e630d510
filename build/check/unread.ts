/**
 * Strings of the copy that no code reads. TypeScript knows what is read and not there; this finds what is there and
 * not read: no file that may read the part names both the string and the group it stands in.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { defaultLanguage } from '../../src/language/languages.ts';
import { parseJson } from '../source-error.ts';
import { copyFile } from '../words/copy.ts';
import { stringsOf } from './copy.ts';
import { readSources, withoutComments } from './sources.ts';

/** @returns one line for every string that no code reads */
export async function unreadProblems(): Promise<string[]> {
  const all = [...(await readSources('{src,build,server}/**/*.{ts,tsx}'))];
  const sources = all.filter(([file]) => !file.includes('.test.') && !file.startsWith('build/check'));
  const problems: string[] = [];
  for (const file of (await readSources(copyFile(defaultLanguage, '*'))).keys()) {
    const part = basename(file, '.json');
    const keys = [...stringsOf(parseJson(await readFile(file, 'utf8'), file)).keys()];
    const readers = sources.filter(([path]) => mayRead(path, part, sources)).map(([, source]) => source);
    problems.push(
      ...unreadStrings(keys, readers).map((key) => `content/copy/*/${part}.json ${key} is read by no code`),
    );
  }
  return problems;
}

/** The files of a page read the parts that one of them names; what pages share may read any part. */
function mayRead(path: string, part: string, sources: [string, string][]): boolean {
  const folder = /^src\/pages\/[^/]+\//u.exec(path)?.[0];
  if (!folder || part === 'common') return true;
  return sources.some(([file, source]) => file.startsWith(folder) && source.includes(`'${part}'`));
}

/**
 * @param keys the paths of the strings: `hero.items.title`
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
    const [name, ...groups] = key.split('.').toReversed() as [string, ...string[]];
    const near = groups.slice(0, 2);
    if (near.some((group) => whole.has(group))) return false;
    const byIndex = near.some((group) => indexed.has(group));
    const group = groups[0];
    return !names.some(
      (each, index) =>
        each.has(name) && (!group || each.has(group) || byIndex || sources[index]!.includes(`'${name}'`)),
    );
  });
}
