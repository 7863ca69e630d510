/** The notes for translators: each stands beside a string that there is. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage } from '../../src/language/languages.ts';
import { namesIn } from '../names-in.ts';
import { stringsOf } from './copy.ts';

/** By part, by the key of a string or of a group: what a translator has to know that the sentence does not say. */
export type Notes = Record<string, Record<string, string>>;

/** @returns one line for every note about nothing */
export async function noteProblems(): Promise<string[]> {
  const folder = join('content/copy', defaultLanguage);
  const notes = JSON.parse(await readFile('content/notes.json', 'utf8')) as Notes;
  const parts = await Promise.all(
    (await namesIn(folder)).map(async (file) => {
      const copy = JSON.parse(await readFile(join(folder, file), 'utf8')) as unknown;
      return [file.replace('.json', ''), [...stringsOf(copy).keys()]] as const;
    }),
  );
  return notesAboutNothing(notes, Object.fromEntries(parts));
}

/** The notes whose key is neither a string of the part nor a group of them. */
export function notesAboutNothing(notes: Notes, keys: Record<string, readonly string[]>): string[] {
  return Object.entries(notes).flatMap(([part, each]) =>
    Object.keys(each)
      .filter((key) => !keys[part]?.some((name) => name === key || name.startsWith(`${key}.`)))
      .map((key) => `content/notes.json has a note on “${key}” of ${part}, which is not there`),
  );
}
