/** Which of our files a visitor's copy is. The copy is read on their device and sent nowhere. */
import { sha256 } from '../../utils/sha256.ts';
import type { Language } from '../../language/languages.ts';
import { withTimeout } from '../../utils/with-timeout.ts';
import type { DocumentId } from '../../policy-documents.ts';

/** A published PDF; `build/policies/policies.ts` writes the list. */
export interface PublishedHash {
  document: DocumentId;
  language: Language;
  /** 64 hexadecimal digits. */
  sha256: string;
}

export type Verdict =
  /** The file of the page; the same document in another language; another document. */
  | { kind: 'current' | 'language' | 'other'; file: PublishedHash }
  /** None of ours; it could not be read; the list of hashes did not come. */
  | { kind: 'unknown' | 'unreadable' | 'offline' };

const listFile = '../../../.generated/policies/hashes.json';
const lists = import.meta.glob<PublishedHash[]>('../../../.generated/policies/hashes.json', {
  import: 'default',
});

/**
 * Checks a copy.
 * @param shown the document on the page
 * @returns the verdict; failures to read or to fetch are verdicts too
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

/** Looks a hash up among the files that are published. */
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
