/**
 * Checks the policies: every document exists in every language and parses, with the lines, dates and terms of the
 * Portuguese and its own typography.
 */
import { documentIds } from '../../src/document-ids.ts';
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import { readSource, type Source } from '../policies/list.ts';
import { readTitles, sectionsOf, factsOf } from '../policies/texts.ts';
import { readSiteConfig } from '../site-config.ts';
import { SourceError } from '../source-error.ts';
import { type Glossary, readGlossary, termProblems } from './glossary.ts';
import { typographyProblems } from './typography.ts';

/** @returns one line for every problem of the documents */
export async function policyProblems(): Promise<string[]> {
  const problems: string[] = [];
  const { terms } = await readGlossary();
  // With every fact given, so that conditional sentences are checked too.
  const names = Object.entries(factsOf(readSiteConfig({}).siteConfig));
  const facts = Object.fromEntries(names.map(([name, value]) => [name, value || name]));
  for (const id of documentIds) {
    let portuguese: Source | undefined;
    for (const language of [defaultLanguage, ...languages.filter((each) => each !== defaultLanguage)]) {
      try {
        const source = await readSource(id, language);
        const { file, body } = source;
        portuguese ??= source;
        problems.push(...differences(portuguese, source, language, terms));
        for (const [index, line] of body.split('\n').entries())
          for (const problem of proseOf(line).flatMap((prose) => typographyProblems(prose, language)))
            problems.push(`${file}:${index + 1} ${problem}`);
        sectionsOf(source, language, await readTitles(language), facts);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        problems.push(...error.lines);
      }
    }
  }
  return problems;
}

/** What must equal the Portuguese: facts, the kinds of lines, and terms. */
export function differences(
  portuguese: Source,
  { file, front, body }: Source,
  language: Language,
  terms: Glossary['terms'],
): string[] {
  const problems = (['group', 'version', 'effective', 'updated', 'parts'] as const)
    .filter((field) => shared(front[field]) !== shared(portuguese.front[field]))
    .map((field) => `${file} has another “${field}” than the Portuguese`);
  const [wanted, given] = [portuguese.body, body].map((text) =>
    text.replaceAll(/\{[^}]*\}/gu, '').split('\n'),
  );
  const count = Math.max(wanted!.length, given!.length);
  for (let line = 0; line < count; line += 1) {
    const [ours, theirs] = [kindOf(wanted![line]), kindOf(given![line])];
    // With another number of lines the rest cannot be compared.
    if (ours !== theirs)
      return [
        ...problems,
        `${file}:${line + 1} is ${theirs} where the Portuguese has ${ours}: every language has the same lines`,
      ];
    const missing = termProblems(wanted![line]!, given![line]!, language, terms);
    problems.push(...missing.map((problem) => `${file}:${line + 1} ${problem}`));
  }
  return problems;
}

/** A field of the front matter without its names, which are translated. */
const shared = (field: unknown) =>
  JSON.stringify(field, (key, value: unknown) => (key === 'name' ? undefined : value));

function kindOf(line: string | undefined): string {
  if (line === undefined) return 'its end';
  if (line.trim() === '') return 'an empty line';
  if (line.startsWith('#')) return `a heading of level ${line.indexOf(' ')}`;
  if (line.startsWith('|')) return `a row of ${line.split('|').length - 2}`;
  return /^\s*(?:[-*]|\d+\.)\s/u.test(line) ? 'an item' : 'a paragraph';
}

/** The text of a line or its cells, without Markdown, code and addresses. */
function proseOf(line: string): string[] {
  if (/^[\s|:-]+$/u.test(line)) return [];
  return (line.startsWith('|') ? line.split('|').slice(1, -1) : [line]).map((cell) =>
    cell
      .replace(/^\s*(?:#{2,3}|[-*]|\d+\.)\s+/u, '')
      .replaceAll(/`[^`]*`/gu, 'x')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, (_, words: string) => words || 'x')
      .replaceAll('**', '')
      .trim(),
  );
}
