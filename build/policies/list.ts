/** The list of policy documents, from the front matter of `content/policies/<document>/<language>.md`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentIds } from '../../src/document-ids.ts';
import { type Language, languages } from '../../src/language/languages.ts';
import type { DocumentId, PolicyDocument } from '../../src/policy-documents.ts';
import { SourceError } from '../source-error.ts';
import { type FrontMatter, readFront } from './front-matter.ts';

export const contentFolder = 'content/policies';
export const generatedFolder = '.generated/policies';

/** A document in one language, as it is written. */
export interface Source {
  file: string;
  front: FrontMatter;
  /** The Markdown, with empty lines for what stands before it: its lines have the numbers that they have in the file. */
  body: string;
}

/**
 * Reads a document.
 * @throws SourceError when there is no such file, or its front matter is wrong
 */
export async function readSource(id: DocumentId, language: Language): Promise<Source> {
  const file = join(contentFolder, id, `${language}.md`);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new SourceError(file, [{ message: 'is missing' }]);
  const found = /^(---\n([\s\S]*?)\n---\n)([\s\S]*)$/u.exec(text);
  if (!found) {
    throw new SourceError(file, [{ line: 1, message: 'has no front matter between two lines of ---' }]);
  }
  const [, head, yaml, body] = found;
  return { file, front: readFront(yaml!, file), body: head!.replaceAll(/[^\n]/gu, '') + body! };
}

/** The front matter of a document, or null if it cannot be read: whoever reads the document is told why. */
export async function frontOf(id: DocumentId, language: Language): Promise<FrontMatter | null> {
  try {
    return (await readSource(id, language)).front;
  } catch (error) {
    if (error instanceof SourceError) return null;
    throw error;
  }
}

/** Writes the list that `src/policy-documents.ts` reads. A document that cannot be read stands in it under its id. */
export async function writeList(): Promise<void> {
  const list = await Promise.all(
    documentIds.map(async (id): Promise<PolicyDocument> => {
      const fronts = await Promise.all(languages.map((language) => frontOf(id, language)));
      const description = Object.fromEntries(
        languages.map((language, index) => [language, fronts[index]?.description ?? id]),
      ) as Record<Language, string>;
      return {
        id,
        group: fronts[0]?.group ?? 'policies',
        version: fronts[0]?.version ?? '',
        description,
      };
    }),
  );
  await mkdir(generatedFolder, { recursive: true });
  await writeChanged(join(generatedFolder, 'documents.json'), `${JSON.stringify(list)}\n`);
}

/** Writes a file unless it says this already: what has not changed is not read again by a running Vite. */
export async function writeChanged(file: string, text: string): Promise<void> {
  const former = await readFile(file, 'utf8').catch(() => null);
  if (former !== text) await writeFile(file, text);
}
