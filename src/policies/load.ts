/** Loads policies from the JSON files that `build/policies/write-policies.ts` writes. */
import type { Language } from '../language/languages.ts';
import { type DocumentId, documents } from '../policy-documents.ts';
import type { PolicyPage } from './text.ts';

const files = import.meta.glob<PolicyPage>('../../.generated/policies/*.*.json', { import: 'default' });

/** @throws if the file cannot be fetched */
export function loadPolicy(document: DocumentId, language: Language): Promise<PolicyPage> {
  const load = files[`../../.generated/policies/${document}.${language}.json`];
  if (!load) throw new Error(`No text of ${document} in ${language}`);
  return load();
}

/** Loads all documents in one language, in the order of the list. */
export function loadAllPolicies(language: Language): Promise<PolicyPage[]> {
  return Promise.all(documents.map(({ id }) => loadPolicy(id, language)));
}
