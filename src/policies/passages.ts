/** The ids of sections and passages on a page; where all documents are, each of them has a section 1. */
import type { DocumentId } from '../policy-documents.ts';

/** @param section the id within its document: `section-4-1` */
export function sectionId(document: DocumentId, section: string): string {
  return `${document}-${section}`;
}

/** The nth passage of a section: its heading is 0, then come the stretches of its blocks. */
export function passageId(section: string, index: number): string {
  return `${section}-p${index}`;
}
