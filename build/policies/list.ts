/** The list of policy documents, from the front matter of `content/policies/<document>/<language>.md`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Language, languages } from '../../src/language/languages.ts';
import type { DocumentId, GroupId, PolicyDocument } from '../../src/policies/documents.ts';

/** What stands between the two `---` lines of a document. Dates are ISO: `2024-01-09`. */
export interface FrontMatter {
  title: string;
  description: string;
  summary: string;
  group: GroupId;
  version: string;
  effective: string;
  updated: string;
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
 * @returns its front matter and its Markdown body
 * @throws when the file has no front matter
 */
export async function readSource(
  id: DocumentId,
  language: Language,
): Promise<{ front: FrontMatter; body: string }> {
  const file = join(contentFolder, id, `${language}.md`);
  const text = await readFile(file, 'utf8');
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/u.exec(text);
  if (!found) throw new Error(`${file} has no front matter`);
  // Dates stay text: YAML would turn them into moments, and moments into the day before.
  return { front: parse(found[1]!, { schema: 'failsafe' }) as FrontMatter, body: found[2]! };
}

/** Writes the list that `src/policies/documents.ts` reads. */
export async function writeList(): Promise<void> {
  const list: PolicyDocument[] = [];
  for (const id of documentIds) {
    const fronts = await Promise.all(
      languages.map(async (language) => (await readSource(id, language)).front),
    );
    const description = Object.fromEntries(
      languages.map((language, index) => [language, fronts[index]!.description]),
    ) as Record<Language, string>;
    list.push({ id, group: fronts[0]!.group, description });
  }
  await mkdir(generatedFolder, { recursive: true });
  await writeFile(join(generatedFolder, 'documents.json'), `${JSON.stringify(list)}\n`);
}
