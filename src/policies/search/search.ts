/** Search across all policies. */
import type { DocumentId } from '../../policy-documents.ts';
import { allSections, passageId, plainText, type PolicyText, sectionId, textRuns } from '../text.ts';
import { createNormalizer, type NormalizedText, type Normalizer, type Span } from './normalize.ts';

/** A paragraph, list item, table cell or heading: one element on the page. */
interface Passage {
  document: DocumentId;
  /** The id of its section on the page of all policies. */
  section: string;
  number: string;
  heading: string;
  /** The id of its element. */
  element: string;
  text: string;
  normalized: NormalizedText;
}

export interface Hit extends Span {
  document: DocumentId;
  section: string;
  number: string;
  heading: string;
  element: string;
  /** The match with its context. */
  before: string;
  match: string;
  after: string;
}

/** Characters of context on each side. */
const around = 46;

export interface SearchIndex {
  normalizer: Normalizer;
  passages: Passage[];
}

/** Builds the index of texts in one language. */
export function buildSearchIndex(texts: PolicyText[]): SearchIndex {
  const normalizer = createNormalizer(texts[0]!.language, texts.map(({ variants }) => variants).join(''));
  const passages = texts.flatMap(({ document, sections }) =>
    allSections(sections).flatMap(({ id, number, title, blocks }) => {
      const words = [title, ...blocks.flatMap(textRuns).map(plainText)];
      return words.map((text, index) => ({
        document,
        section: sectionId(document, id),
        number,
        heading: `${number} ${title}`,
        element: passageId(sectionId(document, id), index),
        text,
        normalized: normalizer.normalize(text),
      }));
    }),
  );
  return { normalizer, passages };
}

/** Finds a query in all passages, in reading order. */
export function search({ normalizer, passages }: SearchIndex, query: string): Hit[] {
  const matches = normalizer.createMatcher(query);
  return passages.flatMap(({ text, normalized, ...where }) =>
    matches(normalized).map(({ start, end }): Hit => ({
      ...where,
      start,
      end,
      before: cutBefore(text.slice(0, start)),
      match: text.slice(start, end),
      after: cutAfter(text.slice(end)),
    })),
  );
}

/** Cuts at a space, if there is one. */
function cutBefore(text: string): string {
  return text.length <= around ? text : `…${text.slice(-around).replace(/^\S* /u, '')}`;
}

function cutAfter(text: string): string {
  if (text.length <= around) return text;
  return `${text
    .slice(0, around)
    .replace(/ \S*$/u, '')
    .replace(/\p{P}$/u, '')}…`;
}
