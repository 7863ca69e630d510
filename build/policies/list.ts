/** The list of policy documents, from the front matter of `content/policies/<document>/<language>.md`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { type Language, languages } from '../../src/language/languages.ts';
import type { DocumentId, GroupId, PolicyDocument } from '../../src/policy-documents.ts';
import { SourceError } from '../source-error.ts';

/** What stands between the two `---` lines of a document. Dates are ISO: `2024-01-09`. */
export interface FrontMatter {
  title: string;
  description: string;
  summary: string;
  group: GroupId;
  version: string;
  /** Since when the document is in force as a whole, and when it was last changed. */
  effective: string;
  updated: string;
  /** The texts of a document that holds several, each with the one date that is known of it. */
  parts?: Record<string, { name: string; updated?: string; effective?: string }>;
}

/** The documents in the order of the specification's groups. */
export const documentIds: DocumentId[] = [
  'anti-corruption',
  'due-diligence',
  'lgpd-guidelines',
  'supplier-code',
  'data-protection-law',
  'group-app-policies',
];

export const contentFolder = 'content/policies';
export const generatedFolder = '.generated/policies';

/**
 * Reads a document.
 * @returns its front matter, and its Markdown with empty lines for what stands before it: a line of the body has the
 * number that it has in the file
 * @throws SourceError when there is no such file, or its front matter cannot be read
 */
export async function readSource(
  id: DocumentId,
  language: Language,
): Promise<{ front: FrontMatter; body: string }> {
  const file = join(contentFolder, id, `${language}.md`);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new SourceError(file, [{ message: 'is missing' }]);
  const found = /^(---\n([\s\S]*?)\n---\n)([\s\S]*)$/u.exec(text);
  if (!found) {
    throw new SourceError(file, [{ line: 1, message: 'has no front matter between two lines of ---' }]);
  }
  const [, head, yaml, body] = found;
  return { front: readFront(yaml!, file), body: head!.replaceAll(/[^\n]/gu, '') + body! };
}

function readFront(yaml: string, file: string): FrontMatter {
  try {
    // Dates stay text: YAML would turn them into moments, and moments into the day before.
    return parse(yaml, { schema: 'failsafe', prettyErrors: true }) as FrontMatter;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = (error.linePos?.[0].line ?? 1) + 1;
    throw new SourceError(file, [{ line, message: `is no YAML: ${error.message.split(' at line')[0]}` }]);
  }
}

/** Writes the list that `src/policy-documents.ts` reads. */
export async function writeList(): Promise<void> {
  const list: PolicyDocument[] = [];
  for (const id of documentIds) {
    const fronts = await Promise.all(
      languages.map(async (language) => (await readSource(id, language)).front),
    );
    const description = Object.fromEntries(
      languages.map((language, index) => [language, fronts[index]!.description]),
    ) as Record<Language, string>;
    const { group, version } = fronts[0]!;
    list.push({ id, group, version, description });
  }
  await mkdir(generatedFolder, { recursive: true });
  await writeChanged(join(generatedFolder, 'documents.json'), `${JSON.stringify(list)}\n`);
}

/** Writes a file unless it says this already: what has not changed is not read again by a running Vite. */
export async function writeChanged(file: string, text: string): Promise<void> {
  const former = await readFile(file, 'utf8').catch(() => null);
  if (former !== text) await writeFile(file, text);
}
