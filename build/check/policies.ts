/**
 * The policies: every document in every language, each readable, with the same skeleton, dates and terms, in the
 * typography of its language.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import { slugify } from '../../src/policy-documents.ts';
import type { FrontMatter } from '../policies/front-matter.ts';
import { documentIds } from '../../src/document-ids.ts';
import { namesIn } from '../names-in.ts';
import { contentFolder, readSource, type Source } from '../policies/list.ts';
import { readTitles, sectionsOf, tokensOf } from '../policies/texts.ts';
import { readSiteConfig } from '../site-config.ts';
import { SourceError } from '../source-error.ts';
import { type Glossary, readGlossary, termProblems } from './glossary.ts';
import { typographyProblems } from './typography.ts';

/** @returns one line for every problem of the documents */
export async function policyProblems(): Promise<string[]> {
  const problems = await strayProblems();
  const terms = (await readGlossary()).glossary?.terms ?? [];
  const titles = await readTitles();
  // Every fact is there, so that the sentences are read which need one.
  const tokens = Object.fromEntries(
    Object.entries(tokensOf(readSiteConfig({}).siteConfig)).map(([name, value]) => [name, value || name]),
  );
  const all: Source[] = [];
  for (const id of documentIds) {
    let portuguese: Source | undefined;
    for (const language of [defaultLanguage, ...languages.filter((each) => each !== defaultLanguage)]) {
      try {
        const source = await readSource(id, language);
        if (language === defaultLanguage) portuguese = source;
        all.push(source);
        problems.push(...(portuguese ? differences(portuguese, source) : []));
        const { file, body } = source;
        const found = [
          ...proseProblems(body, language),
          ...lineProblems(portuguese?.body ?? '', body, language, terms),
        ];
        problems.push(...found.map((problem) => `${file}:${problem}`));
        sectionsOf(source, language, titles[language], tokens);
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        problems.push(...error.lines);
      }
    }
  }
  return [...problems, ...addressProblems(all)];
}

/** Folders and files that belong to no document, and that nothing would publish. */
async function strayProblems(): Promise<string[]> {
  const known: readonly string[] = documentIds;
  const names = new Set(languages.map((language) => `${language}.md`));
  const problems: string[] = [];
  for (const entry of await readdir(contentFolder, { withFileTypes: true })) {
    const path = join(contentFolder, entry.name);
    if (!entry.isDirectory()) {
      problems.push(`${path} belongs to no document: move it into a folder`);
    } else if (known.includes(entry.name)) {
      const stray = (await namesIn(path)).filter((name) => !names.has(name));
      problems.push(...stray.map((name) => `${join(path, name)} is in none of the languages: remove it`));
    } else {
      problems.push(`${path}/ is in no list: name it in src/document-ids.ts, or remove it`);
    }
  }
  return problems;
}

/** What may not differ between a document and its Portuguese. */
export function differences(portuguese: Source, { file, front, body }: Source): string[] {
  const wanted = sharedFacts(portuguese.front);
  const given = sharedFacts(front);
  const skeleton = firstDifference(skeletonOf(portuguese.body), skeletonOf(body));
  return [
    ...[...new Set([...wanted.keys(), ...given.keys()])]
      .filter((field) => given.get(field) !== wanted.get(field))
      .map(
        (field) =>
          `${file} has ${given.get(field) ?? 'nothing'} as “${field}”, the Portuguese ${wanted.get(field) ?? 'nothing'}`,
      ),
    ...(skeleton ? [`${file} is built differently from the Portuguese: ${skeleton}`] : []),
  ];
}

/** What front matter says the same in every language: `parts.terms.updated` and its date. */
function sharedFacts({ group, version, effective, updated, parts = {} }: FrontMatter): Map<string, string> {
  const dates = Object.entries(parts).flatMap(([part, { name: _, ...known }]) =>
    Object.entries(known).map(([field, day]) => [`parts.${part}.${field}`, day] as const),
  );
  return new Map([...Object.entries({ group, version, effective, updated }), ...dates]);
}

/** The description makes the address, and an address leads to one document. */
export function addressProblems(sources: readonly Source[]): string[] {
  const owners = new Map<string, string>();
  return sources.flatMap(({ file, front }) => {
    const slug = slugify(front.description);
    const owner = owners.get(slug) ?? file;
    owners.set(slug, owner);
    if (folderOf(owner) === folderOf(file)) return [];
    return [`${file} has the description of ${owner}, and so its address: “${front.description}”`];
  });
}

function folderOf(file: string): string {
  return file.split('/').at(-2)!;
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
  if (portuguese === '') return [];
  const linesOf = (text: string) => text.replaceAll(/\{[^}]*\}/gu, '').split('\n');
  const [wanted, given] = [linesOf(portuguese), linesOf(body)];
  // With a line too many or too few, each that follows would be read beside another.
  if (wanted.length !== given.length) {
    const kinds = (lines: string[]) => lines.map(kindOf);
    const [theirs, ours] = [kinds(given), kinds(wanted)];
    const first = theirs.findIndex((kind, index) => kind !== ours[index]);
    const line = first < 0 ? given.length : first;
    return [
      `${line + 1} is ${theirs[line] ?? 'the end'} where the Portuguese has ${ours[line] ?? 'its end'}: every language has the same lines`,
    ];
  }
  return wanted.flatMap((line, index) =>
    termProblems(line, given[index]!, language, terms).map((problem) => `${index + 1} ${problem}`),
  );
}

function kindOf(line: string): string {
  if (line.trim() === '') return 'an empty line';
  if (line.startsWith('#')) return 'a heading';
  if (line.startsWith('|')) return 'a table';
  return /^\s*(?:[-*]|\d+\.)\s/u.test(line) ? 'a list' : 'a paragraph';
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
      .map((problem) => `${index + 1} ${problem}`);
  });
}
