/**
 * The terms that the copy marks for an explanation: each at most once a page and language, in running text (a heading,
 * a link or a button holds no other control), and in every language where the Portuguese has it.
 */
import { readFile } from 'node:fs/promises';
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import { routes } from '../../src/routes.ts';
import { parseJson } from '../source-error.ts';
import { copyFile } from '../words/copy.ts';
import { stringsOf } from './copy.ts';
import { termIds } from './term-ids.ts';

/** Where running text stands, by the last name of its key. */
const running = /(?:^|\.)(?:lede|text|lgpdText|description|statement|app|relationship)$/u;

/** @returns one line for every mark that is twice on a page, in a heading or missing in a language */
export async function termMarkProblems(): Promise<string[]> {
  const problems = await Promise.all(
    Object.entries(routes).map(async ([id, { copy }]) => {
      const strings = new Map<Language, Map<string, string>>();
      for (const language of languages)
        strings.set(language, await stringsOfPage(language, ['common', ...copy]));
      return markProblems(strings).map((problem) => `The page “${id}”: ${problem}`);
    }),
  );
  return problems.flat();
}

async function stringsOfPage(language: Language, parts: readonly string[]): Promise<Map<string, string>> {
  const whole = await Promise.all(
    parts.map(async (part) => {
      const file = copyFile(language, part);
      return [part, parseJson(await readFile(file, 'utf8'), file)];
    }),
  );
  return stringsOf(Object.fromEntries(whole));
}

/** What is wrong with the marks of one page, whose strings are given by language. */
export function markProblems(strings: Map<Language, Map<string, string>>): string[] {
  const problems: string[] = [];
  const marked = (language: Language, term: string) =>
    [...(strings.get(language) ?? [])].flatMap(([key, text]) =>
      text
        .split(`<${term}>`)
        .slice(1)
        .map(() => key),
    );
  const cut = (language: Language, term: string) =>
    [...(strings.get(language) ?? [])]
      .filter(([, text]) =>
        new RegExp(
          String.raw`\p{Script=Arabic}(?<!\p{P})<${term}>|</${term}>\p{L}(?<=\p{Script=Arabic})`,
          'u',
        ).test(text),
      )
      .map(([key]) => key);
  for (const term of termIds) {
    const inPortuguese = marked(defaultLanguage, term).length > 0;
    for (const language of strings.keys()) {
      const keys = marked(language, term);
      if (keys.length > 1) problems.push(`${language} marks “${term}” more than once: ${keys.join(' ')}`);
      if (keys.length === 0 && inPortuguese) problems.push(`${language} does not mark “${term}”`);
      // A letter that stands outside of the mark is no longer joined to the word.
      for (const key of cut(language, term))
        problems.push(`${language} marks only a part of a word in ${key}`);
      for (const key of keys)
        if (!running.test(key))
          problems.push(`${language} marks “${term}” in ${key}, which is no running text`);
    }
  }
  return problems;
}
