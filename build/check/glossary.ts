/** The terms that each language uses for the same thing, and the words that none uses (`docs/glossary.md`). */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import { parseJson, SourceError } from '../source-error.ts';

const byLanguage = v.strictObject(v.entriesFromList(languages, v.array(v.string())));

const schema = v.object({
  /** Where a Portuguese sentence has one of the first, the other languages have one of theirs. */
  terms: v.array(byLanguage),
  /** Promises, superlatives and worn words: whole words, in any case. */
  forbidden: byLanguage,
  /** Sentences that may be the same as the Portuguese: in every language, or in one. */
  same: v.record(v.string(), v.array(v.string())),
});

export type Glossary = v.InferOutput<typeof schema>;

const file = 'content/glossary.json';

/** @throws SourceError with everything that is wrong with it */
export async function readGlossary(): Promise<Glossary> {
  const { success, output, issues } = v.safeParse(schema, parseJson(await readFile(file, 'utf8'), file));
  if (success) return output;
  throw new SourceError(
    file,
    issues.map((issue) => ({ message: `${v.getDotPath(issue)} ${issue.message}` })),
  );
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
  if (text === portuguese && !mayBeSame(text, language, same)) problems.push('is still Portuguese');
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
  return [...(same.all ?? []), ...(same[language] ?? [])].includes(text);
}

/** Whether a text has a word or phrase; whole, where the script parts its words with spaces. */
function has(text: string, phrase: string): boolean {
  const escaped = RegExp.escape(phrase);
  const isWhole = /^[\p{Script=Latin}\d]/u.test(phrase);
  const letter = String.raw`[\p{Script=Latin}\d]`;
  return new RegExp(isWhole ? `(?<!${letter})${escaped}(?!${letter})` : escaped, 'iu').test(text);
}
