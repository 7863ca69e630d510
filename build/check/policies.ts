/** The policies: every document in every language, with the same skeleton and terms, in its own typography. */
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import { contentFolder, documentIds, readSource } from '../policies/list.ts';
import { type Glossary, readGlossary, termProblems } from './glossary.ts';
import { typographyProblems } from './typography.ts';

/** @returns one line for every fault of the documents */
export async function policyProblems(): Promise<string[]> {
  const problems: string[] = [];
  const terms = (await readGlossary()).glossary?.terms ?? [];
  for (const id of documentIds) {
    const source = await readSource(id, defaultLanguage);
    for (const language of languages) {
      const file = `${contentFolder}/${id}/${language}.md`;
      const { front, body } = await readSource(id, language);
      const fields = [...Object.keys(source.front), ...Object.keys(front)];
      for (const field of new Set(fields)) {
        if (!source.front[field as keyof typeof front])
          problems.push(`${file} has “${field}”, which the Portuguese has not`);
        else if (!front[field as keyof typeof front]) problems.push(`${file} has no “${field}”`);
      }
      const difference = firstDifference(skeletonOf(source.body), skeletonOf(body));
      if (difference) problems.push(`${file} is built differently from the Portuguese: ${difference}`);
      const faults = [...proseProblems(body, language), ...lineProblems(source.body, body, language, terms)];
      problems.push(...faults.map((problem) => `${file} ${problem}`));
    }
  }
  return problems;
}

/** The blocks of a document, in order, with the numbers that its sections have: `2.1 section`, `list of 3`. */
export function skeletonOf(body: string): string[] {
  const skeleton: string[] = [];
  let [section, subsection, items] = [0, 0, 0];
  const endList = () => {
    if (items > 0) skeleton.push(`list of ${items}`);
    items = 0;
  };
  for (const line of body.split('\n')) {
    const item = /^\s*(?:[-*]|\d+\.)\s/u.test(line);
    if (item) items += 1;
    else if (line.trim() !== '') endList();
    if (line.startsWith('### ')) skeleton.push(`${section}.${(subsection += 1)} subsection`);
    else if (line.startsWith('## '))
      [section, subsection] = [skeleton.push(`${section + 1} section`) && section + 1, 0];
    else if (line.startsWith('|')) skeleton.push(`row of ${line.split('|').length - 2}`);
  }
  endList();
  return skeleton;
}

function firstDifference(wanted: string[], given: string[]): string | null {
  for (let index = 0; index < Math.max(wanted.length, given.length); index += 1) {
    if (wanted[index] === given[index]) continue;
    const after = given[index - 1] ? ` after “${given[index - 1]}”` : '';
    return `“${given[index] ?? 'nothing'}” for “${wanted[index] ?? 'nothing'}”${after}`;
  }
  return null;
}

/** The terms of each line: a document has its lines where the Portuguese has them. */
export function lineProblems(
  portuguese: string,
  body: string,
  language: Language,
  terms: Glossary['terms'],
): string[] {
  const linesOf = (text: string) => text.replaceAll(/\{[^}]*\}/gu, '').split('\n');
  const lines = linesOf(body);
  return linesOf(portuguese).flatMap((line, index) =>
    termProblems(line, lines[index] ?? '', language, terms).map((fault) => `line ${index + 1} ${fault}`),
  );
}

/** The typography of the prose: marks of Markdown, code and addresses are not part of it. */
function proseProblems(body: string, language: Language): string[] {
  return body.split('\n').flatMap((line, index) => {
    const cells = /^[\s|:-]+$/u.test(line)
      ? []
      : line.startsWith('|')
        ? line.split('|').slice(1, -1)
        : [line];
    return cells
      .map((cell) =>
        cell
          .replace(/^\s*(?:#{2,3}|[-*]|\d+\.)\s+/u, '')
          .replaceAll(/`[^`]*`/gu, 'x')
          .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, (_, words: string) => words || 'x')
          .replaceAll('**', '')
          .trim(),
      )
      .flatMap((prose) => typographyProblems(prose, language))
      .map((fault) => `line ${index + 1} ${fault}`);
  });
}
