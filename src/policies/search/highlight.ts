/**
 * Highlights all matches and the current one with the CSS Custom Highlight API, without changing the DOM; without
 * arguments, removes the highlights. Without that API nothing is highlighted.
 */
export function showHighlights(all: Range[] = [], current: Range[] = []): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.set('hit', new Highlight(...all));
  // Set last, it is painted above.
  CSS.highlights.set('current-hit', new Highlight(...current));
}
