/** Reads the copy as the site shows it: with Portuguese fallbacks, no-break spaces and the definitions of its terms. */
import { readFile } from 'node:fs/promises';
import terms from '../../content/copy/pt/terms.json' with { type: 'json' };
import type { Copy, Definitions } from '../../src/language/copy.ts';
import { defaultLanguage, type Language, scriptOf } from '../../src/language/languages.ts';
import { parseJson } from '../source-error.ts';
import { insertNoBreakSpacesInHeading, insertNoBreakSpacesInSentence } from './no-break-spaces.ts';

/** The path of a part of the copy from the project's root. */
export function copyFile(language: Language, part: string): string {
  return `content/copy/${language}/${part}.json`;
}

/**
 * Reads a part of the copy.
 * @throws SourceError if a file is not JSON
 */
export async function readCopy(language: Language, part: string): Promise<unknown> {
  const read = async (each: Language, name: string) =>
    parseJson(await readFile(copyFile(each, name), 'utf8'), copyFile(each, name));
  const whole = async (name: string) =>
    insertNoBreakSpacesInCopy(
      withFallback(await read(language, name), await read(defaultLanguage, name)),
      language,
    );
  const copy = (await whole(part)) as object;
  const definitions = definitionsFor(copy, ((await whole('terms')) as Copy['terms']).terms);
  return definitions ? { ...copy, definitions } : copy;
}

/** The definitions of the terms that a part marks (`<pix>Pix</pix>`); null if none. */
export function definitionsFor(copy: unknown, all: Copy['terms']['terms']): Definitions | null {
  const marked = Object.entries(all).filter(([id]) => JSON.stringify(copy).includes(`<${id}>`));
  return marked.length > 0 ? Object.fromEntries(marked) : null;
}

/** Keys of strings that are not laid out in lines. */
const notTypeset = new Set(['chat', 'placeholder']);

/** A term and the adjacent punctuation, which is moved into its tag: otherwise a line could break beside the term's button. */
const besideTerm = new RegExp(
  String.raw`([(（«“‘]?)<(${Object.keys(terms.terms).join('|')})>(.*?)</\2>([^\p{L}\p{N}\s<{(（]*)`,
  'gu',
);

/** Inserts no-break spaces into every string. Titles are headings; in Chinese so are ledes and texts, which break by phrases. */
export function insertNoBreakSpacesInCopy(copy: unknown, language: Language, key = ''): unknown {
  if (typeof copy !== 'string') {
    const nameOf = (name: string) => (key === 'meta' ? 'meta' : name);
    return mapped(copy as object, (value, name) => insertNoBreakSpacesInCopy(value, language, nameOf(name)));
  }
  if (notTypeset.has(key)) return copy;
  const isHeading =
    /title$|^statement$/iu.test(key) ||
    (scriptOf(language) === 'Hans' && /^(?:lede|text|entities)$/u.test(key));
  const text = copy.replaceAll(besideTerm, '<$2>$1$3$4</$2>');
  return isHeading
    ? insertNoBreakSpacesInHeading(text, language)
    : insertNoBreakSpacesInSentence(text, language);
}

/** A translation, with missing strings taken from the Portuguese. */
export function withFallback(theirs: unknown, ours: unknown): unknown {
  if (typeof ours !== 'object' || ours === null) return theirs ?? ours;
  return mapped(ours, (value, key) =>
    withFallback((theirs as Record<string, unknown> | undefined)?.[key], value),
  );
}

function mapped(object: object, change: (value: unknown, key: string) => unknown): object {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
