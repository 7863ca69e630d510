/** Reads the policy documents, `content/policies/<document>/<language>.md`, and writes the list of them. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { parse } from 'yaml';
import { documentGroups, documentIds } from '../../src/document-ids.ts';
import { type Language, languages } from '../../src/language/languages.ts';
import type { DocumentId, PolicyDocument } from '../../src/policy-documents.ts';
import { SourceError } from '../source-error.ts';

export const generatedFolder = '.generated/policies';

const text = v.pipe(v.string('has to be a line of text'), v.trim(), v.nonEmpty('is empty'));
/** ISO dates as strings; rejects dates such as 30 February. */
const date = v.pipe(
  v.string('has to be a day: write it like 2024-01-09'),
  v.isoDate('is no day: write it like 2024-01-09'),
  v.check((day) => new Date(day).toJSON()?.startsWith(day) ?? false, 'is no day of the calendar'),
);
const schema = v.strictObject({
  /** The title of the document. */
  title: text,
  /** Its label in lists; the slug is made from it. */
  description: v.pipe(
    text,
    v.regex(
      /^[\p{L}\p{M}\d]+(?:[ -][\p{L}\p{M}\d]+)*$/u,
      'has more than letters, digits, hyphens and single spaces',
    ),
  ),
  summary: text,
  group: v.picklist(documentGroups, `has to be one of ${documentGroups.join(', ')}`),
  version: v.pipe(text, v.regex(/^\d+\.\d+$/u, 'is no version: write it like "1.0"')),
  /** Since when the whole document is in force, and when it was last changed. */
  effective: date,
  updated: date,
  /** The parts of a document that consists of several texts, each with its own date. */
  parts: v.optional(
    v.record(
      v.string(),
      v.strictObject({ name: text, updated: v.optional(date), effective: v.optional(date) }),
    ),
  ),
});

export type FrontMatter = v.InferOutput<typeof schema>;

/** The source of a document in one language. */
export interface Source {
  file: string;
  front: FrontMatter;
  /** The Markdown, with empty lines in place of the front matter, so that line numbers match the file. */
  body: string;
}

/**
 * Reads a document.
 * @throws SourceError if the file is missing, or with every problem of its front matter
 */
export async function readSource(id: DocumentId, language: Language): Promise<Source> {
  const file = `content/policies/${id}/${language}.md`;
  const written = await readFile(file, 'utf8').catch(() => null);
  if (written === null) throw new SourceError(file, [{ message: 'is missing' }]);
  const found = /^(---\n([\s\S]*?)\n---\n)([\s\S]*)$/u.exec(written);
  if (!found)
    throw new SourceError(file, [{ line: 1, message: 'has no front matter between two lines of ---' }]);
  const [, head, yaml, body] = found;
  return { file, front: readFront(yaml!, file), body: head!.replaceAll(/[^\n]/gu, '') + body! };
}

function readFront(yaml: string, file: string): FrontMatter {
  let given: unknown;
  try {
    // As strings: YAML would turn dates into timestamps, which may fall on the day before.
    given = parse(yaml, { schema: 'failsafe' });
  } catch (error) {
    throw new SourceError(file, [
      { message: `has front matter that is no YAML: ${(error as Error).message}` },
    ]);
  }
  const { success, output, issues } = v.safeParse(schema, given);
  if (success) return output;
  throw new SourceError(
    file,
    issues.map((issue) => ({ message: `“${v.getDotPath(issue)}” ${issue.message}` })),
  );
}

/** The front matter of a document; null if it is invalid, which `readSource` reports. */
export async function frontMatterOf(id: DocumentId, language: Language): Promise<FrontMatter | null> {
  return readSource(id, language).then(
    ({ front }) => front,
    () => null,
  );
}

/** Writes the list that `src/policy-documents.ts` imports. An invalid document is listed under its id. */
export async function writeList(): Promise<void> {
  const entryOf = async (id: DocumentId): Promise<PolicyDocument> => {
    const fronts = await Promise.all(languages.map((language) => frontMatterOf(id, language)));
    const names = languages.map((language, index) => [language, fronts[index]?.description ?? id]);
    const description = Object.fromEntries(names) as Record<Language, string>;
    return { id, group: fronts[0]?.group ?? 'policies', version: fronts[0]?.version ?? '', description };
  };
  await mkdir(generatedFolder, { recursive: true });
  const file = `${generatedFolder}/documents.json`;
  const list = `${JSON.stringify(await Promise.all(documentIds.map(entryOf)))}\n`;
  // Only if it has changed: the development server restarts when it is written.
  if ((await readFile(file, 'utf8').catch(() => '')) !== list) await writeFile(file, list);
}
