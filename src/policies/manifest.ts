/** The list of all published PDFs with their hashes, at an address that stays: anyone may check a copy by it. */
import type { Language } from '../language/languages.ts';
import type { DocumentId } from '../policy-documents.ts';

export const manifestPath = '/policies/manifest.json';

export interface ManifestFile {
  document: DocumentId;
  language: Language;
  title: string;
  version: string;
  effective: string;
  updated: string;
  /** An address that always shows the current version. */
  href: string;
  sha256: string;
  bytes: number;
  pages: number;
}

/** A file that was published once and has been replaced. */
export type EarlierFile = Pick<ManifestFile, 'document' | 'language' | 'version' | 'updated' | 'sha256'>;

export interface Manifest {
  algorithm: 'SHA-256';
  /** The facts of the owner that stand in the texts. */
  facts: Record<string, string>;
  files: ManifestFile[];
  earlier: EarlierFile[];
}
