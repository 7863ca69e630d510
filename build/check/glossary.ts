/** The terms that each language uses for the same thing, and the words that no language uses. */
import { readFile } from 'node:fs/promises';
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import { plain } from '../../src/language/plain.ts';
import { parseJson, SourceError } from '../source-error.ts';

/** `content/glossary.json`; docs/glossary.md says the same for people. */
export interface Glossary {
  /** Where a Portuguese sentence has one of the first, the other languages have one of theirs. */
  terms: Record<Language, string[]>[];
  /** Promises, superlatives and worn words, by language. Whole words, in any case. */
  forbidden: Record<Language, string[]>;
  /** Sentences that may be the same as the Portuguese: in every language, or in one. */
  same: Record<Language | 'all', string[]>;
}

const file = 'content/glossary.json';

/**
 * Reads the glossary.
 * @returns null if it cannot be read; and one line for what is wrong with it, such as a language that it lacks and for
 * which it asks nothing
 */
export async function readGlossary(): Promise<{ glossary: Glossary | null; problems: string[] }> {
  try {
    return withEveryLanguage(parseJson(await readFile(file, 'utf8'), file) as Glossary);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return { glossary: null, problems: error.lines };
  }
}

function withEveryLanguage({ terms, forbidden, same }: Glossary): { glossary: Glossary; problems: string[] } {
  const problems = languages.flatMap((language) => [
    ...(language in forbidden ? [] : [`${file} lacks forbidden.${language}: the words that it never uses`]),
    ...(language in same || language === defaultLanguage
      ? []
      : [`${file} lacks same.${language}: its sentences that may be Portuguese`]),
    ...terms.flatMap((term, index) =>
      language in term ? [] : [`${file} lacks terms.${index}.${language}, for “${term.pt[0]}”`],
    ),
  ]);
  const none = Object.fromEntries(languages.map((each) => [each, []])) as unknown as Glossary['forbidden'];
  const known = terms.filter((term) => languages.every((language) => language in term));
  return {
    glossary: { terms: known, forbidden: { ...none, ...forbidden }, same: { ...none, ...same } },
    problems,
  };
}

/**
 * Compares a sentence with its Portuguese.
 * @param around the sentences beside it: a term may stand in another one, where languages order them differently
 * @returns what is wrong with it, in words that follow its name
 */
export function glossaryProblems(
  portuguese: string,
  text: string,
  language: Language,
  { terms, forbidden, same }: Glossary,
  around = text,
): string[] {
  const problems = forbidden[language]
    .filter((word) => has(text, word))
    .map((word) => `has the word “${word}”`);
  if (language === defaultLanguage) return problems;
  if (text === portuguese && !mayBeSame(text, language, same)) {
    problems.push('is still Portuguese');
  }
  return [...problems, ...termProblems(portuguese, around, language, terms)];
}

/** The terms that the Portuguese has and a text has not. */
export function termProblems(
  portuguese: string,
  text: string,
  language: Language,
  terms: Glossary['terms'],
): string[] {
  return terms.flatMap((term) => {
    const asked = term[defaultLanguage].find((word) => has(portuguese, word));
    if (!asked || term[language].some((word) => has(text, word))) return [];
    return [`has none of “${term[language].join('”, “')}” for “${asked}”`];
  });
}

/** Names are the same everywhere; Spanish shares many short phrases with Portuguese. */
function mayBeSame(text: string, language: Language, same: Glossary['same']): boolean {
  const words = text.replaceAll(/\{\w+\}/gu, '').match(/\p{Letter}{2,}/gu) ?? [];
  if (words.length === 0 || (language === 'es' && words.length < 4)) return true;
  return [...same.all, ...same[language]].includes(text);
}

/**
 * Whether a text has a word or phrase; whole, where the script parts its words with spaces. It has it too where
 * the copy says how its lines may break.
 */
function has(text: string, phrase: string): boolean {
  const escaped = phrase.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  const whole = /^[\p{Script=Latin}\d]/u.test(phrase);
  return new RegExp(
    whole ? String.raw`(?<![\p{Script=Latin}\d])${escaped}(?![\p{Script=Latin}\d])` : escaped,
    'iu',
  ).test(plain(text));
}
