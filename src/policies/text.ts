/**
 * The text of a policy as a small tree. `build/policies/parse.ts` makes it from the Markdown; the page, the PDF
 * and the search are all made from it, so that they cannot differ.
 */
import type { RouteRef } from '../navigation/address.ts';
import type { PageId } from '../routes.ts';
import type { Language } from '../language/languages.ts';
import type { DocumentId } from '../policy-documents.ts';

/** Where a link of a text leads, as the Markdown writes it: a page of this site, or another policy. */
export type LinkTarget = `page:${PageId}` | `policy:${DocumentId}`;

/** A piece of a sentence; plain words are a string. */
export type Inline =
  | string
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: LinkTarget; content: Inline[] }
  /** Latin letters and numbers that are never mixed with the direction around them; a fact of the owner is one. */
  | { kind: 'isolate'; text: string };

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export interface Section {
  /** The fragment of its address, the same in every language: `section-4-1`. */
  id: string;
  /** `4`, `4.1`. */
  number: string;
  title: string;
  blocks: Block[];
  sections: Section[];
}

/** A date with the words that lead to it: `Last updated`, `9 January 2024`. */
export interface PolicyDate {
  kind: 'updated' | 'effective';
  label: string;
  iso: string;
  text: string;
}

export interface PolicyText {
  document: DocumentId;
  language: Language;
  title: string;
  summary: string;
  version: string;
  /** When it was last changed: an ISO date, and as people read it in this language. */
  updated: string;
  updatedText: string;
  /** The dates that stand at the head: the document's, or those of the texts that it holds. */
  dates: PolicyDate[];
  /** Pairs of characters, the second of which stands in the text for the first: traditional Chinese for a search. */
  variants: string;
  sections: Section[];
}

/** The published PDF of a text. */
export interface PolicyFile {
  /** Its address with the hash in it, which never shows another file. */
  href: string;
  /** The name that it is saved under. */
  name: string;
  /** SHA-256 in 64 hexadecimal digits. */
  sha256: string;
  bytes: number;
  pages: number;
}

export interface PolicyPage {
  text: PolicyText;
  file: PolicyFile;
}

/** Names of at most this many letters stand on one line, for which the narrowest screen has room. */
export const shortName = 24;

/** The words of a piece, without what marks them. */
export function plainText(content: Inline[]): string {
  return content
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      return 'text' in inline ? inline.text : plainText(inline.content);
    })
    .join('');
}

/** Every stretch of a block that stands by itself: a paragraph, an item, a cell. */
export function textRuns(block: Block): Inline[][] {
  if (block.kind === 'paragraph') return [block.content];
  return block.kind === 'list' ? block.items : [block.head, ...block.rows].flat();
}

/** All sections of a text, and theirs, in reading order. */
export function allSections(sections: Section[]): Section[] {
  return sections.flatMap((section) => [section, ...allSections(section.sections)]);
}

/** Where a link leads, as `addressOf` wants it; `parse.ts` has checked that it exists. */
export function routeRefOfLink(to: LinkTarget): RouteRef {
  const [kind, id] = to.split(':') as [string, string];
  return kind === 'policy' ? { document: id as DocumentId } : (id as PageId);
}

/** The id of a section where all documents are on one page, each of which has a section 1. */
export function sectionId(document: DocumentId, section: string): string {
  return `${document}-${section}`;
}

/** The nth passage of a section on its page: its heading is 0, then come the runs of text of its blocks. */
export function passageId(section: string, index: number): string {
  return `${section}-p${index}`;
}
