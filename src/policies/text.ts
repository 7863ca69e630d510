/**
 * The syntax tree of a policy. `build/policies/parse.ts` makes it from the Markdown; page, PDF and search are
 * made from it, so that they cannot differ.
 */
import type { RouteRef } from '../navigation/address.ts';
import type { PageId } from '../routes.ts';
import type { Language } from '../language/languages.ts';
import type { DocumentId } from '../policy-documents.ts';

/** The target of a link as written in Markdown: a page, or another policy. */
export type LinkTarget = `page:${PageId}` | `policy:${DocumentId}`;

/** Inline content; plain text is a string. */
export type Inline =
  | string
  | { kind: 'strong'; content: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; to: LinkTarget; content: Inline[] }
  /** Latin text or numbers that keep their own direction, such as the bank's facts. */
  | { kind: 'isolate'; text: string };

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

export interface Section {
  /** Its fragment, the same in every language: `section-4-1`. */
  id: string;
  /** `4`, `4.1`. */
  number: string;
  title: string;
  blocks: Block[];
  sections: Section[];
}

/** A date with its label: `Last updated`, `9 January 2024`. */
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
  /** The date of the last change, as ISO date; `updatedText` is formatted in the language. */
  updated: string;
  updatedText: string;
  /** The dates shown at the top: of the document, or of its parts. */
  dates: PolicyDate[];
  /** Pairs of traditional and simplified Chinese characters, for the search. */
  variants: string;
  sections: Section[];
}

/** The published PDF of a policy. */
export interface PolicyFile {
  /** Its address, which contains its hash, so that it never shows another file. */
  href: string;
  /** The file name of a download. */
  name: string;
  /** In hexadecimal. */
  sha256: string;
  bytes: number;
  pages: number;
}

export interface PolicyPage {
  text: PolicyText;
  file: PolicyFile;
}

/** Isolated text up to this length is never broken: it fits on the narrowest screen. */
export const maxUnbroken = 24;

/** The text of inline content, without markup. */
export function plainText(content: Inline[]): string {
  return content
    .map((inline) => {
      if (typeof inline === 'string') return inline;
      return 'text' in inline ? inline.text : plainText(inline.content);
    })
    .join('');
}

/** All sections and subsections, in reading order. */
export function allSections(sections: Section[]): Section[] {
  return sections.flatMap((section) => [section, ...allSections(section.sections)]);
}

/** The route of a link. `parse.ts` has checked that it exists. */
export function routeRefOfLink(to: LinkTarget): RouteRef {
  const [kind, id] = to.split(':') as [string, string];
  return kind === 'policy' ? { document: id as DocumentId } : (id as PageId);
}

/** The id of a section on the page of all policies. */
export function sectionId(document: DocumentId, section: string): string {
  return `${document}-${section}`;
}
