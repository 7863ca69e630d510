/** Which of our files a visitor's copy is. The copy is read on their device and sent nowhere. */
import type { Language } from '../../language/languages.ts';
import { withinTime } from '../../language/within-time.ts';
import type { DocumentId } from '../../policy-documents.ts';
import { sha256 } from '../../fingerprint/sha256.ts';
import { type EarlierFile, type Manifest, type ManifestFile, manifestPath } from '../manifest.ts';

/** What a copy is, by its hash. */
export type Comparison =
  /** The current version of the document that is shown. */
  | { kind: 'current' }
  /** The current version of the same document in another language, or of another document. */
  | { kind: 'language' | 'other'; file: ManifestFile }
  | { kind: 'earlier'; file: EarlierFile; current: ManifestFile }
  | { kind: 'unknown' };

export type Verdict =
  /** With the hash of the copy. */
  | (Comparison & { hash: string })
  /** The copy could not be read. */
  | { kind: 'unreadable' }
  /** The list of files could not be fetched. */
  | { kind: 'offline' };

/**
 * Checks a copy.
 * @param copy the chosen file
 * @param shown the document on the page
 * @returns the verdict; failures to read or to fetch are verdicts too
 */
export async function verifyFile(
  copy: Blob,
  shown: { document: DocumentId; language: Language },
): Promise<Verdict> {
  let hash: string;
  try {
    hash = await sha256(await copy.arrayBuffer());
  } catch {
    return { kind: 'unreadable' };
  }
  try {
    return { ...compare(hash, await withinTime(fetchManifest()), shown), hash };
  } catch {
    return { kind: 'offline' };
  }
}

async function fetchManifest(): Promise<Manifest> {
  const response = await fetch(manifestPath);
  if (!response.ok) throw new Error(`The list of files: ${response.status}`);
  return (await response.json()) as Manifest;
}

/** Looks a hash up among the files that are published, and those that once were. */
export function compare(
  hash: string,
  { files, earlier }: Manifest,
  shown: { document: DocumentId; language: Language },
): Comparison {
  const file = files.find(({ sha256: known }) => known === hash);
  if (file) {
    if (file.document !== shown.document) return { kind: 'other', file };
    return file.language === shown.language ? { kind: 'current' } : { kind: 'language', file };
  }
  const old = earlier.find(({ sha256: known }) => known === hash);
  const current =
    old && files.find(({ document, language }) => document === old.document && language === old.language);
  return old && current ? { kind: 'earlier', file: old, current } : { kind: 'unknown' };
}
