/** The search across all documents. */
import type { Language } from '../../language/languages.ts';
import type { DocumentId } from '../../policy-documents.ts';
import { passageId, sectionId } from '../passages.ts';
import { allSections, plainText, type PolicyText, stretches } from '../text.ts';
import { type Folded, findAll, fold, foldQuery, type Span } from './fold.ts';

/** A paragraph, an item, a cell or a heading, which the page shows as one element. */
interface Passage {
  document: DocumentId;
  /** The section's id on the page of all policies, and how it is numbered and named. */
  section: string;
  number: string;
  heading: string;
  /** The element that shows it: see `passages.ts`. */
  element: string;
  text: string;
  folded: Folded;
}

export interface Hit extends Span {
  document: DocumentId;
  section: string;
  number: string;
  heading: string;
  element: string;
  /** Some words around, with the place in them. */
  before: string;
  match: string;
  after: string;
}

/** How much is shown around a hit, in letters. */
const around = 46;

/** Makes the texts ready to be searched. */
export function indexOf(texts: PolicyText[]): Passage[] {
  return texts.flatMap(({ document, language, sections }) =>
    allSections(sections).flatMap(({ id, number, title, blocks }) => {
      const words = [title, ...blocks.flatMap(stretches).map(plainText)];
      return words.map((text, index) => ({
        document,
        section: sectionId(document, id),
        number,
        heading: `${number} ${title}`,
        element: passageId(document, id, index),
        text,
        folded: fold(text, language),
      }));
    }),
  );
}

/** Finds a query in all passages, in reading order. */
export function search(passages: Passage[], query: string, language: Language): Hit[] {
  const wanted = foldQuery(query, language);
  return passages.flatMap(({ text, folded, ...where }) =>
    findAll(folded, wanted).map(({ start, end }): Hit => ({
      ...where,
      start,
      end,
      before: cutBefore(text.slice(0, start)),
      match: text.slice(start, end),
      after: cutAfter(text.slice(end)),
    })),
  );
}

/** Cuts at a word, where the writing has spaces. */
function cutBefore(text: string): string {
  if (text.length <= around) return text;
  const cut = text.slice(-around);
  const space = cut.indexOf(' ');
  return `…${space === -1 ? cut : cut.slice(space + 1)}`;
}

function cutAfter(text: string): string {
  if (text.length <= around) return text;
  const cut = text.slice(0, around);
  const space = cut.lastIndexOf(' ');
  const whole = space === -1 ? cut : cut.slice(0, space);
  return `${whole.replace(/\p{P}$/u, '')}…`;
}
