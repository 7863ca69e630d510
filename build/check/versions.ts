/** The versions of a document: each readable as it was kept, none before the one that it replaced, and what changed is said. */
import { defaultLanguage, type Language, languages } from '../../src/language/languages.ts';
import type { DocumentId } from '../../src/policy-documents.ts';
import type { FrontMatter } from '../policies/front-matter.ts';
import { documentIds } from '../../src/document-ids.ts';
import { earlierVersions, readSource, type Source } from '../policies/list.ts';
import { readEarlierText } from '../policies/texts.ts';
import { readSiteConfig } from '../site-config.ts';
import { SourceError } from '../source-error.ts';

/** The version that a document begins with. */
const first = '1.0';

/** @returns one line for every problem */
export async function versionProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const id of documentIds) {
    const earlier = await earlierVersions(id);
    for (const language of languages) {
      try {
        problems.push(...(await problemsOf(id, earlier, language)));
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        problems.push(...error.lines);
      }
    }
  }
  return problems;
}

async function problemsOf(id: DocumentId, earlier: string[], language: Language): Promise<string[]> {
  const { siteConfig } = readSiteConfig({});
  for (const version of earlier) await readEarlierText(id, language, version, siteConfig);
  const kept = await Promise.all(earlier.map((version) => readSource(id, language, version)));
  const misnamed = kept.filter(({ front }, index) => front.version !== earlier[index]);
  const all = [await readSource(id, language), ...kept];
  return [
    ...misnamed.map(({ file, front }) => `${file} “version” is ${front.version}, and its folder has another`),
    ...all.flatMap((source, index) => {
      const older = all[index + 1]?.front;
      // What every language has the same is told once.
      const shared = language === defaultLanguage ? successionProblems(source, older) : [];
      return [...shared, ...changesProblems(source, older)];
    }),
  ];
}

/**
 * What contradicts between a version and the one that it replaces.
 * @param older nothing where none is kept
 */
export function successionProblems({ file, front }: Source, older?: FrontMatter): string[] {
  const problem = (field: string, what: string) => `${file} “${field}” ${what}`;
  if (!older) {
    if (front.version === first) return [];
    return [problem('version', `is ${front.version}, and no earlier one is kept: docs/policies.md`)];
  }
  const problems: string[] = [];
  const next = versionsAfter(older.version);
  if (!next.includes(front.version)) {
    const wanted = `${next.join(' or ')}: it replaces ${older.version}`;
    problems.push(problem('version', `is ${front.version}, and has to be ${wanted}`));
  }
  if (front.updated === older.updated) {
    const same = `is ${front.updated}, as in version ${older.version}: write the day of the change`;
    problems.push(problem('updated', same));
  }
  const dates = datesOf(front);
  for (const [field, day] of datesOf(older)) {
    const now = dates.get(field);
    if (now && now < day)
      problems.push(problem(field, `is ${now}, before the ${day} of version ${older.version}`));
  }
  if (front.effective !== older.effective && front.effective < front.updated)
    problems.push(
      problem('effective', `is ${front.effective}, before the text was updated on ${front.updated}`),
    );
  return problems;
}

/** A version left out would be one that nobody kept. */
function versionsAfter(version: string): string[] {
  const [major, minor] = version.split('.').map(Number) as [number, number];
  return [`${major}.${minor + 1}`, `${major + 1}.0`];
}

/** Whether a version says what changed from the one that it replaces, and the first says nothing. */
export function changesProblems({ file, front }: Source, older?: FrontMatter): string[] {
  const said = `${file} “changes”`;
  if (older)
    return front.changes ? [] : [`${said} is missing: say what changed from version ${older.version}`];
  return front.changes ? [`${said} is given, and there is no version that it could be a change of`] : [];
}

/** All dates of a version by their fields: `updated`, `parts.terms.updated`. */
function datesOf({ effective, updated, parts = {} }: FrontMatter): Map<string, string> {
  return new Map([
    ['updated', updated],
    ['effective', effective],
    ...Object.entries(parts).flatMap(([part, { name: _, ...dates }]) =>
      Object.entries(dates).map(([field, day]): [string, string] => [`parts.${part}.${field}`, day]),
    ),
  ]);
}
