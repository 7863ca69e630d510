/**
 * The copy of the site: the same strings in every language, none empty, none left in Portuguese, each with the
 * same placeholders and the same marks, in the typography of its language and with the terms of the glossary.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import { namesIn } from '../names-in.ts';
import { parseJson, SourceError } from '../source-error.ts';
import { type Glossary, glossaryProblems, readGlossary } from './glossary.ts';
import { lengthProblems } from './lengths.ts';
import { withoutTermMarks } from './term-ids.ts';
import { typographyProblems } from './typography.ts';

const folder = 'content/copy';

/** @returns one line for every problem of the copy */
export async function copyProblems(): Promise<string[]> {
  const { glossary, problems } = await readGlossary();
  const parts = await namesIn(join(folder, defaultLanguage));
  const portuguese = new Map<string, Map<string, string>>();
  for (const language of [defaultLanguage, ...languages.filter((each) => each !== defaultLanguage)]) {
    const theirs = await namesIn(join(folder, language)).catch((): string[] => []);
    for (const part of new Set([...parts, ...theirs])) {
      const file = join(folder, language, part);
      if (!theirs.includes(part)) problems.push(`${file} is missing`);
      else if (!parts.includes(part)) problems.push(`${file} has no Portuguese`);
      else {
        try {
          const strings = stringsOf(parseJson(await readFile(file, 'utf8'), file));
          if (language === defaultLanguage) portuguese.set(part, strings);
          const source = portuguese.get(part) ?? strings;
          problems.push(
            ...partProblems(source, strings, language, glossary).map((problem) => `${file} ${problem}`),
            ...[...strings].flatMap(([key, text]) =>
              lengthProblems(part.replace('.json', ''), key, text).map(
                (problem) => `${file} ${key} ${problem}: “${text}”`,
              ),
            ),
          );
        } catch (error) {
          if (!(error instanceof SourceError)) throw error;
          problems.push(...error.lines);
        }
      }
    }
  }
  return problems;
}

/**
 * Compares one part of the copy with its Portuguese.
 * @returns the problems, each starting with the key of the string
 */
export function partProblems(
  portuguese: Map<string, string>,
  theirs: Map<string, string>,
  language: Language,
  glossary: Glossary | null,
): string[] {
  const problems: string[] = [];
  for (const key of portuguese.keys()) if (!theirs.has(key)) problems.push(`${key} is missing`);
  for (const [key, text] of theirs) {
    const source = portuguese.get(key);
    if (source === undefined) {
      problems.push(`${key} is not in the Portuguese`);
      continue;
    }
    const found = [
      ...(text.trim() === '' ? ['is empty'] : text === text.trim() ? [] : ['has a space at its edge']),
      ...(placeholdersIn(text) === placeholdersIn(source)
        ? []
        : [`has the placeholders “${placeholdersIn(text)}”, not “${placeholdersIn(source)}”`]),
      ...typographyProblems(text, language),
      ...(glossary ? glossaryProblems(source, text, language, glossary, around(key, theirs)) : []),
    ];
    problems.push(...found.map((problem) => `${key} ${problem}: “${text}”`));
  }
  return problems;
}

/** All strings of a JSON file, by the path of their keys: `hero.items.0.title`. */
export function stringsOf(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value !== 'object' || value === null) return new Map([[path, '']]);
  const inner = Object.entries(value).flatMap(([key, each]) => [
    ...stringsOf(each, path ? `${path}.${key}` : key),
  ]);
  return new Map(inner);
}

/** A string and those that stand in the same object, as one text. */
function around(key: string, strings: Map<string, string>): string {
  const parent = key.slice(0, key.lastIndexOf('.') + 1);
  const beside = [...strings].filter(
    ([each]) => each.startsWith(parent) && !each.slice(parent.length).includes('.'),
  );
  return beside.map(([, text]) => text).join('\n');
}

/** The placeholders and the marks of a sentence but for those of terms, in the order of the alphabet: `</a> <a> {hits} {total}`. */
export function placeholdersIn(text: string): string {
  return (withoutTermMarks(text).match(/\{\w+\}|<\/?\w+>/gu) ?? []).toSorted().join(' ');
}
