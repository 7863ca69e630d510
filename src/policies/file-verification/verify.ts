/**
 * Compares the checksum (SHA-256) of a visitor's copy with those of the published files. The copy is read on
 * their device and sent nowhere.
 */
import { sha256 } from '../../utils/sha256.ts';
import type { Language } from '../../language/languages.ts';
import { withTimeout } from '../../utils/with-timeout.ts';
import type { DocumentId } from '../../policy-documents.ts';

/** A published PDF; the list is written by `build/policies/write-policies.ts`. */
export interface PublishedHash {
  document: DocumentId;
  language: Language;
  /** In hexadecimal. */
  sha256: string;
}

export type Verdict =
  /** The current file; the same document in another language; another document. */
  | { kind: 'current' | 'language' | 'other'; file: PublishedHash }
  /** Not a published file; the copy could not be read; the list of hashes could not be loaded. */
  | { kind: 'unknown' | 'unreadable' | 'offline' };

const listFile = '../../../.generated/policies/hashes.json';
const lists = import.meta.glob<PublishedHash[]>('../../../.generated/policies/hashes.json', {
  import: 'default',
});

/**
 * Verifies a copy of a document.
 * @param shown the document on the page
 * @returns the verdict, also if the copy or the list cannot be read
 */
export async function verifyFile(
  copy: Blob,
  shown: Pick<PublishedHash, 'document' | 'language'>,
): Promise<Verdict> {
  let hash: string;
  try {
    hash = await sha256(await copy.arrayBuffer());
  } catch {
    return { kind: 'unreadable' };
  }
  try {
    return compare(hash, await withTimeout(lists[listFile]!()), shown);
  } catch {
    return { kind: 'offline' };
  }
}

/** Finds a hash among the published files. */
export function compare(
  hash: string,
  published: PublishedHash[],
  shown: Pick<PublishedHash, 'document' | 'language'>,
): Verdict {
  const file = published.find((each) => each.sha256 === hash);
  if (!file) return { kind: 'unknown' };
  if (file.document !== shown.document) return { kind: 'other', file };
  return { kind: file.language === shown.language ? 'current' : 'language', file };
}
