/** Search in all policies as they stand on the page, where a translator may have changed them. */
import type { Normalizer } from './normalize.ts';

export interface Hit {
  /** The place of the match on the page. */
  range: Range;
  /** The paragraph, list item, table cell or heading it is in. */
  element: HTMLElement;
  /** The ids of its policy and of its section. */
  document: string;
  section: string;
  /** The number of the section, and its whole heading. */
  number: string;
  heading: string;
  /** The match with its context. */
  before: string;
  match: string;
  after: string;
}

/** Characters of context on each side. */
const around = 46;

/** Finds a query in the sections of a page, in reading order. */
export function search(page: HTMLElement, { normalize, createMatcher }: Normalizer, query: string): Hit[] {
  const matches = createMatcher(query);
  const passages = page.querySelectorAll<HTMLElement>('article section :is(h3, h4, p, li, th, td)');
  return Array.from(passages).flatMap((element) => {
    const text = element.textContent;
    const section = element.closest('section')!;
    const heading = section.querySelector('h3, h4')!;
    return matches(normalize(text)).map(({ index, length }) => ({
      range: rangeIn(element, index, index + length),
      element,
      document: element.closest('article')!.id,
      section: section.id,
      number: heading.querySelector('span')!.textContent,
      heading: heading.textContent,
      before: cutBefore(text.slice(0, index)),
      match: text.slice(index, index + length),
      after: cutAfter(text.slice(index + length)),
    }));
  });
}

/** A range over part of an element's text, which may be in several nodes. */
function rangeIn(element: Element, start: number, end: number): Range {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  while (passed < end) {
    const node = walker.nextNode() as Text;
    const next = passed + node.length;
    if (start >= passed && start < next) range.setStart(node, start - passed);
    if (end <= next) range.setEnd(node, end - passed);
    passed = next;
  }
  return range;
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
