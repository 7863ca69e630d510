/**
 * The copy as the site shows it: a string that a translation lacks is the Portuguese one, as the specification wants
 * (section 4), and the words are bound.
 */
import { readFile } from 'node:fs/promises';
import { defaultLanguage, type Language } from '../../src/language/languages.ts';
import { parseJson } from '../source-error.ts';
import { boundHeading, boundSentence } from './bind.ts';

/** The file of a part of the copy, from the project's root. */
export function copyFile(language: Language, part: string): string {
  return `content/copy/${language}/${part}.json`;
}

/**
 * Reads a part of the copy, bound.
 * @throws SourceError where a file is no JSON
 */
export async function readBoundCopy(language: Language, part: string): Promise<unknown> {
  const read = async (each: Language) => {
    const file = copyFile(each, part);
    return parseJson(await readFile(file, 'utf8'), file);
  };
  return boundCopy(filled(await read(language), await read(defaultLanguage)), language);
}

/** What is not set in lines by this site, or fits on one: chats, placeholders, messages of errors. */
const unset = new Set(['chat', 'placeholder', 'whole', 'short']);

/** The keys of headings; the rest is running text. */
const headings = /title$|^statement$/iu;

/**
 * Binds every string of a part.
 * @param copy strings, and objects of them
 */
export function boundCopy(copy: unknown, language: Language, key = ''): unknown {
  if (typeof copy === 'string') {
    if (unset.has(key)) return copy;
    return headings.test(key) ? boundHeading(copy, language) : boundSentence(copy, language);
  }
  return Object.fromEntries(
    Object.entries(copy as object).map(([name, value]) => [
      name,
      name === 'meta' ? (value as unknown) : boundCopy(value, language, name),
    ]),
  );
}

/** The translation, with what it lacks taken from the Portuguese. */
export function filled(theirs: unknown, ours: unknown): unknown {
  if (typeof ours !== 'object' || ours === null) return theirs ?? ours;
  const object = (theirs ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(ours).map(([key, value]) => [key, filled(object[key], value)]));
}
