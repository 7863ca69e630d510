/**
 * Highlights matches with the CSS Custom Highlight API, without changing the DOM. Without that API nothing is
 * highlighted.
 */
import type { Span } from './normalize.ts';

/** Names in CSS: `::highlight(hit)`. */
const names = { all: 'hit', current: 'current-hit' } as const;

/**
 * A range over part of an element's text.
 * @returns null if the text is shorter
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

/** Highlights all matches and the current one; without arguments, removes the highlights. */
export function showHighlights(all: Range[] = [], current: Range[] = []): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set(names.all, new Highlight(...all));
  const top = new Highlight(...current);
  top.priority = 1;
  CSS.highlights.set(names.current, top);
}
