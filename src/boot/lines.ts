/** The lines of an element, and whether its words break otherwise than before. */

/** What moves by less is not counted, by browsers neither; in CSS pixels. */
export const leastMove = 3;

/** A line as it stands in its element, in CSS pixels. */
export interface Line {
  left: number;
  right: number;
  top: number;
}

/** The lines of an element as they stand now. */
export function linesOf(element: HTMLElement): Line[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = element.getBoundingClientRect();
  return [...range.getClientRects()].map(({ left, right, top }) => ({
    left: left - box.left,
    right: right - box.left,
    top: top - box.top,
  }));
}

/** Of text it is the start that counts as moved, and where Latin words stand in a line from the right either end may be that. */
export function endsOfLine(): readonly ('left' | 'right')[] {
  return document.documentElement.dir === 'rtl' ? ['left', 'right'] : ['left'];
}

/**
 * Whether the lines of an element now break elsewhere than they did.
 * @param box where the element stood then
 * @param lines its lines as they stood then
 */
export function breaksOtherwise(element: HTMLElement, box: DOMRect, lines: Line[]): boolean {
  const now = linesOf(element);
  const ends = endsOfLine();
  return (
    now.length !== lines.length ||
    Math.abs(element.getBoundingClientRect().height - box.height) >= leastMove ||
    now.some((line, index) =>
      ['top' as const, ...ends].some((end) => Math.abs(line[end] - lines[index]![end]) >= leastMove),
    )
  );
}
