/**
 * The copy of the site: the strings, placeholders and marks of the Portuguese in every language, each in the
 * typography of its language and with the terms of the glossary.
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

/** @returns one line for every problem of the copy; that of a length is a warning */
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

/** @throws SourceError where a file is missing, or no JSON */
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

/** What a value has to be: strings where the Portuguese has them, with its placeholders and marks. */
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

/** All strings of a part by the path of their keys: `hero.items.title`. */
export function stringsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [...stringsOf(each, path ? `${path}.${key}` : key)]),
  );
}

/** A string and those that stand in the same object, as one text. */
function around(key: string, strings: Map<string, string>): string {
  const parent = key.slice(0, key.lastIndexOf('.') + 1);
  const beside = [...strings].filter(
    ([each]) => each.startsWith(parent) && !each.slice(parent.length).includes('.'),
  );
  return beside.map(([, text]) => text).join('\n');
}

/** Placeholders and marks in the order of the alphabet, without those of terms, which languages use in different sentences. */
export function placeholdersIn(text: string): string {
  const found = text.match(/\{\w+\}|<\/?\w+>/gu) ?? [];
  return found
    .filter((mark) => !(mark.replaceAll(/\W/gu, '') in terms.terms))
    .toSorted()
    .join(' ');
}

/** How a heading ends; a question has a sign of its own. */
function endOf(text: string): string {
  const [sign = ''] = /[.。?؟？]$/u.exec(text.replaceAll(/<[^>]+>/gu, '')) ?? [];
  return sign && '.。'.includes(sign) ? 'stop' : 'none';
}

/** What is longer than the pages are drawn for, in letters as they are read; of several limits the first holds. */
function lengthProblems(part: string, theirs: unknown): string[] {
  return [...stringsOf(theirs)].flatMap(([key, text]) => {
    const { length } = text.replaceAll(/<[^>]+>|\{\w+\}/gu, '');
    const [, limit = Infinity] =
      Object.entries(limits).find(([end]) => `.${part}.${key}`.endsWith(`.${end}`)) ?? [];
    return length > limit ? [`${key} has ${length} letters; the page is drawn for ${limit} (warning)`] : [];
  });
}
