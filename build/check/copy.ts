/**
 * Checks the copy: every language has the strings, placeholders and tags of the Portuguese, its own typography and the
 * terms of the glossary.
 */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as v from 'valibot';
import limits from '../../content/lengths.json' with { type: 'json' };
import terms from '../../content/copy/pt/terms.json' with { type: 'json' };
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import { parseJson, SourceError } from '../source-error.ts';
import { copyFile } from '../copy/read-copy.ts';
import { type Glossary, glossaryProblems, readGlossary } from './glossary.ts';
import { readSources } from './sources.ts';
import { typographyProblems } from './typography.ts';

/** @returns one line for every problem; a length is a warning */
export async function copyProblems(): Promise<string[]> {
  const glossary = await readGlossary();
  const problems: string[] = [];
  const files = [...(await readSources('content/copy/*/*.json')).keys()];
  const parts = new Set(files.map((file) => basename(file, '.json')));
  for (const part of parts) {
    for (const language of languages) {
      try {
        const theirs = await read(language, part);
        const found = partProblems(await read(defaultLanguage, part), theirs, language, glossary);
        for (const problem of [...found, ...lengthProblems(part, theirs)])
          problems.push(`${copyFile(language, part)} ${problem}`);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        problems.push(...error.lines);
      }
    }
  }
  return [...new Set(problems)];
}

/** @throws SourceError if a file is missing or not JSON */
async function read(language: Language, part: string): Promise<unknown> {
  const file = copyFile(language, part);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new SourceError(file, [{ message: 'is missing' }]);
  return parseJson(text, file);
}

/** @returns the problems of one part, each starting with the key of the string */
export function partProblems(
  portuguese: unknown,
  theirs: unknown,
  language: Language,
  glossary: Glossary,
): string[] {
  const { issues = [] } = v.safeParse(schemaOf(portuguese), theirs);
  const sources = stringsOf(portuguese);
  const strings = stringsOf(theirs);
  const found = [...strings].flatMap(([key, text]) => {
    const source = sources.get(key);
    if (source === undefined) return [];
    const problems = [
      ...typographyProblems(text, language),
      ...glossaryProblems(source, text, language, glossary, around(key, strings)),
      ...(/title$/iu.test(key) && endOf(text) !== endOf(source)
        ? ['ends with a full stop, or without, unlike the Portuguese']
        : []),
    ];
    return problems.map((problem) => `${key} ${problem}: “${text}”`);
  });
  return [...issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`), ...found];
}

/** A schema of the Portuguese: the same strings, with the same placeholders and tags. */
function schemaOf(portuguese: unknown): v.GenericSchema {
  if (typeof portuguese === 'object' && portuguese !== null)
    return v.strictObject(
      Object.fromEntries(Object.entries(portuguese).map(([key, value]) => [key, schemaOf(value)])),
    );
  const wanted = placeholdersIn(String(portuguese));
  return v.pipe(
    v.string(),
    v.check((text) => text !== '' && text === text.trim(), 'is empty, or has a space at its edge'),
    v.check((text) => placeholdersIn(text) === wanted, `has other placeholders or marks than “${wanted}”`),
  );
}

/** All strings of a part by their key path: `hero.items.title`. */
export function stringsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [...stringsOf(each, path ? `${path}.${key}` : key)]),
  );
}

/** A string and its siblings in the same object, as one text. */
function around(key: string, strings: Map<string, string>): string {
  const parent = key.slice(0, key.lastIndexOf('.') + 1);
  const beside = [...strings].filter(
    ([each]) => each.startsWith(parent) && !each.slice(parent.length).includes('.'),
  );
  return beside.map(([, text]) => text).join('\n');
}

/** Placeholders and tags in alphabetical order, without those of terms, which languages may use in other sentences. */
export function placeholdersIn(text: string): string {
  const found = text.match(/\{\w+\}|<\/?\w+>/gu) ?? [];
  return found
    .filter((mark) => !(mark.replaceAll(/\W/gu, '') in terms.terms))
    .toSorted()
    .join(' ');
}

/** Whether a heading ends with a full stop; a question mark does not count. */
function endOf(text: string): string {
  const [sign = ''] = /[.。?؟？]$/u.exec(text.replaceAll(/<[^>]+>/gu, '')) ?? [];
  return sign && '.。'.includes(sign) ? 'stop' : 'none';
}

/** Strings longer than their limit in `content/lengths.json`, in visible letters; of several limits the first applies. */
function lengthProblems(part: string, theirs: unknown): string[] {
  return [...stringsOf(theirs)].flatMap(([key, text]) => {
    const { length } = text.replaceAll(/<[^>]+>|\{\w+\}/gu, '');
    const [, limit = Infinity] =
      Object.entries(limits).find(([end]) => `.${part}.${key}`.endsWith(`.${end}`)) ?? [];
    return length > limit ? [`${key} has ${length} letters; the page is drawn for ${limit} (warning)`] : [];
  });
}
