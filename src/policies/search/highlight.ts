/** Marks found words by the CSS Custom Highlight API, which changes nothing in the page. A browser without it marks nothing. */
import type { Span } from './normalize.ts';

/** The names that the style sheets use: `::highlight(hit)`. */
const names = { all: 'hit', current: 'current-hit' } as const;

/**
 * A range over a part of an element's text.
 * @returns null where the element does not hold that much text
 */
export function rangeIn(element: Element, { start, end }: Span): Range | null {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let begun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = (node as Text).length;
    if (!begun && start < passed + length) {
      range.setStart(node, start - passed);
      begun = true;
    }
    if (begun && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return null;
}

/** Shows the hits and the current one among them; call it without any to take all marks away. */
export function showHighlights(all: Range[] = [], current: Range[] = []): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(names.all, new Highlight(...all));
  const top = new Highlight(...current);
  top.priority = 1;
  CSS.highlights.set(names.current, top);
}
