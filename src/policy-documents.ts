/**
 * The names and groups of the policy documents, generated from the front matter by `build/policies/list.ts`. A
 * small file, because every footer links to them.
 */
import list from '../.generated/policies/documents.json' with { type: 'json' };
import type { documentGroups, documentIds } from './document-ids.ts';
import { type Language, languages } from './language/languages.ts';

export type DocumentId = (typeof documentIds)[number];

export type GroupId = (typeof documentGroups)[number];

export interface PolicyDocument {
  id: DocumentId;
  group: GroupId;
  /** The current version, to which consent refers. */
  version: string;
  /** Its name in lists; the slug is made from it. */
  description: Record<Language, string>;
}

export const documents = list as PolicyDocument[];

/** @throws for an unknown id */
function documentOf(id: DocumentId): PolicyDocument {
  const found = documents.find((document) => document.id === id);
  if (!found) throw new Error(`No policy document “${id}”`);
  return found;
}

/** The slug of a policy: its description in lower case, with hyphens for whitespace. */
export function slugify(description: string): string {
  return description.trim().toLowerCase().replaceAll(/\s+/gu, '-');
}

/** The slug of a document in a language, not encoded. */
export function slugOf(id: DocumentId, language: Language): string {
  return slugify(documentOf(id).description[language]);
}

/**
 * Finds a document by its slug in any language.
 * @param slug a decoded path segment, of any content
 * @returns its id; null for an unknown slug
 */
export function documentBySlug(slug: string): DocumentId | null {
  const found = documents.find(({ description }) =>
    languages.some((language) => slugify(description[language]) === slug),
  );
  return found?.id ?? null;
}
