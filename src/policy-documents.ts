/**
 * The list of policy documents: their names and groups. It is made by `build/policies/list.ts` from the front
 * matter of `content/policies/`, and small, because every page's footer links to the documents.
 */
import list from '../.generated/policies/documents.json' with { type: 'json' };
import type { documentIds, groups } from './document-ids.ts';
import { type Language, languages } from './language/languages.ts';

export type DocumentId = (typeof documentIds)[number];

export type GroupId = (typeof groups)[number];

export interface PolicyDocument {
  id: DocumentId;
  group: GroupId;
  /** The version in force: what a consent refers to. */
  version: string;
  /** The document's name in lists; its slug is made from it. */
  description: Record<Language, string>;
}

export const documents = list as PolicyDocument[];

/** The document of an id; throws for an id that is not in the list, which is a mistake in our own code. */
function documentOf(id: DocumentId): PolicyDocument {
  const found = documents.find((document) => document.id === id);
  if (!found) throw new Error(`No policy document “${id}”`);
  return found;
}

/** The slug of a policy: its description in lower case, whitespace turned into hyphens. */
export function slugify(description: string): string {
  return description.trim().toLowerCase().replaceAll(/\s+/gu, '-');
}

/** A document's slug in a language, not encoded. */
export function slugOf(id: DocumentId, language: Language): string {
  return slugify(documentOf(id).description[language]);
}

/**
 * Finds a document by its slug in any language, spelt as the server spells it.
 * @param slug a decoded segment of an address; anything a visitor can type
 * @returns the document's id, or null for an unknown slug
 */
export function documentBySlug(slug: string): DocumentId | null {
  const found = documents.find(({ description }) =>
    languages.some((language) => slugify(description[language]) === slug),
  );
  return found?.id ?? null;
}
