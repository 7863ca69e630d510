/** Checks terms and forbidden words of the glossary (`docs/glossary.md`). */
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import { parseJson, SourceError } from '../source-error.ts';

const byLanguage = v.strictObject(v.entriesFromList(languages, v.array(v.string())));

const schema = v.object({
  /** If the Portuguese contains one of its words, a translation must contain one of its language's. */
  terms: v.array(byLanguage),
  /** Promises, superlatives and clichés: whole words, case-insensitive. */
  forbidden: byLanguage,
  /** Strings that may equal the Portuguese: in every language, or in one. */
  same: v.record(v.string(), v.array(v.string())),
});

export type Glossary = v.InferOutput<typeof schema>;

const file = 'content/glossary.json';

/** @throws SourceError with every problem of the file */
export async function readGlossary(): Promise<Glossary> {
  const { success, output, issues } = v.safeParse(schema, parseJson(await readFile(file, 'utf8'), file));
  if (success) return output;
  throw new SourceError(
    file,
    issues.map((issue) => ({ message: `${v.getDotPath(issue)} ${issue.message}` })),
  );
}

/**
 * Compares a string with the Portuguese.
 * @param around its siblings: a translation may use a term in another of them
 * @returns its problems, as phrases that follow its name
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

/** The terms that the Portuguese has and a text lacks. */
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

/** Names are the same everywhere; short phrases may be the same in Spanish. */
function mayBeSame(text: string, language: Language, same: Glossary['same']): boolean {
  const words = text.replaceAll(/\{\w+\}/gu, '').match(/\p{Letter}{2,}/gu) ?? [];
  if (words.length === 0 || (language === 'es' && words.length < 4)) return true;
  return [...(same.all ?? []), ...(same[language] ?? [])].includes(text);
}

/** Whether a text contains a phrase; as whole words in Latin script. */
function has(text: string, phrase: string): boolean {
  const escaped = RegExp.escape(phrase);
  const isWhole = /^[\p{Script=Latin}\d]/u.test(phrase);
  const letter = String.raw`[\p{Script=Latin}\d]`;
  return new RegExp(isWhole ? `(?<!${letter})${escaped}(?!${letter})` : escaped, 'iu').test(text);
}
