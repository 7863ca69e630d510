/** Where things of the page stand, as browsers compare it to see what has moved (Layout Instability). */

/** What moves by less is not counted, by browsers neither; in CSS pixels. */
export const leastMove = 3;

/** Where an element stands, or a text of it, in CSS pixels. */
export interface Place {
  box: DOMRect;
  /** The point that counts. */
  x: number;
  y: number;
  isText: boolean;
}

/** Where an element stands. */
export function placeOf(element: HTMLElement): Place {
  const box = element.getBoundingClientRect();
  return { box, x: startOf(box, element), y: box.top, isText: false };
}

/**
 * Where some texts stand. Of a text the start of one piece counts: of the first that the browser keeps of it, which is the
 * leftmost of its first line, in a line from the right too. Those that are not shown are left out.
 */
export function placesOfTexts(texts: Text[]): Place[] {
  const range = document.createRange();
  return texts.flatMap((text) => {
    range.selectNode(text);
    const [first] = range.getClientRects();
    if (!first) return [];
    const x = startOf(first, text.parentElement!);
    return [{ box: range.getBoundingClientRect(), x, y: first.top, isText: true }];
  });
}

/** How far one place is from another, in CSS pixels. */
export function distanceBetween(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

/** The edge of a box where the words of an element begin. */
export function startOf(box: DOMRect, element: HTMLElement): number {
  return getComputedStyle(element).direction === 'rtl' ? box.right : box.left;
}
