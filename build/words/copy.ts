/**
 * The copy as the site shows it: a string that a translation lacks is the Portuguese one, as the specification wants
 * (section 4), and the words are bound.
 */
import { readFile } from 'node:fs/promises';
import type { Copy, Definitions } from '../../src/language/copy.ts';
import { defaultLanguage, type Language, scriptOf } from '../../src/language/languages.ts';
import { parseJson } from '../source-error.ts';
import { boundHeading, boundLede, boundSentence, boundTitle } from './bind.ts';
import { withPunctuationInMarks } from './term-marks.ts';

/** The file of a part of the copy, from the project's root. */
export function copyFile(language: Language, part: string): string {
  return `content/copy/${language}/${part}.json`;
}

/** The part of the copy that says what the terms are. */
const glossary = 'terms';

/**
 * Reads a part of the copy, bound, with what the terms are that it marks.
 * @throws SourceError where a file is no JSON
 */
export async function readBoundCopy(language: Language, part: string): Promise<unknown> {
  const read = async (each: Language, of: string) => {
    const file = copyFile(each, of);
    return parseJson(await readFile(file, 'utf8'), file);
  };
  const whole = async (each: string) =>
    boundCopy(filled(await read(language, each), await read(defaultLanguage, each)), language);
  const copy = await whole(part);
  const { terms } = (await whole(glossary)) as Copy['terms'];
  const definitions = definitionsFor(copy, terms);
  return definitions ? { ...(copy as object), definitions } : copy;
}

/**
 * What the terms are that a part of the copy marks: `<pix>Pix</pix>`. They travel with the part, so that a page is sent
 * those that stand on it and no others.
 * @returns null where it marks none
 */
export function definitionsFor(copy: unknown, terms: Copy['terms']['terms']): Definitions | null {
  const marks = new Set([...JSON.stringify(copy).matchAll(/<(\w+)>/gu)].map(([, mark]) => mark));
  const marked = Object.entries(terms).filter(([id]) => marks.has(id));
  return marked.length > 0 ? Object.fromEntries(marked) : null;
}

/** What is not set in lines by this site, or fits on one: chats, placeholders, messages of errors, the alert of success. */
const unset = new Set(['chat', 'placeholder', 'whole', 'short', 'sentTitle']);

/** The keys of headings; the rest is running text. */
export const headings = /title$|^statement$/iu;

/** The keys of what is set larger than running text, and in Chinese breaks between phrases as a heading does (`.lede`, `.voice`). */
const voices = /^(?:lede|text|company|together)$/u;

/**
 * Binds every string of a part.
 * @param copy strings, and objects of them
 */
export function boundCopy(copy: unknown, language: Language, key = ''): unknown {
  if (typeof copy === 'string') {
    if (unset.has(key)) return copy;
    const sentence = withPunctuationInMarks(copy, language);
    const inPhrases = headings.test(key) || (scriptOf(language) === 'Hans' && voices.test(key));
    if (inPhrases) return boundHeading(sentence, language);
    return key === 'lede' ? boundLede(sentence, language) : boundSentence(sentence, language);
  }
  return Object.fromEntries(
    Object.entries(copy as object).map(([name, value]) => [
      name,
      name === 'meta' ? metaOf(value as Meta, language) : boundCopy(value, language, name),
    ]),
  );
}

/** A page's title and description. They are not set in lines by this site. */
interface Meta {
  title: string;
  description: string;
}

function metaOf(meta: Meta, language: Language): Meta {
  return { ...meta, title: boundTitle(meta.title, language) };
}

/** The translation, with what it lacks taken from the Portuguese. */
export function filled(theirs: unknown, ours: unknown): unknown {
  if (typeof ours !== 'object' || ours === null) return theirs ?? ours;
  const object = (theirs ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(ours).map(([key, value]) => [key, filled(object[key], value)]));
}
