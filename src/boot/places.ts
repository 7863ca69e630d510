/** Where things of the page stand, as browsers compare it to see what has moved (Layout Instability). */

/** What moves by less is not counted, by browsers neither; in CSS pixels. */
export const leastMove = 3;

/** Where an element stands, or a text of it, in CSS pixels. */
export interface Place {
  node: Element | Text;
  /** Whether its words begin at the right. */
  fromRight: boolean;
  box: DOMRect;
  /** What of the window counts as moved with it, in square CSS pixels: of a text after a link, the lines in their full width. */
  area: number;
  /** The point that counts. */
  x: number;
  y: number;
}

const range = document.createRange();

/** Where an element stands. */
export function placeOf(element: HTMLElement): Place {
  const fromRight = isFromRight(element);
  const box = element.getBoundingClientRect();
  const area = box.width * box.height;
  return { node: element, fromRight, box, area, x: fromRight ? box.right : box.left, y: box.top };
}

/**
 * Where some texts stand. Of a text the start of one piece counts: of the first that the browser keeps of it, which is the
 * leftmost of its first line, in a line from the right too. Those that are not shown are left out.
 */
export function placesOfTexts(texts: Text[]): Place[] {
  return texts.flatMap((node) => {
    range.selectNode(node);
    const [first] = range.getClientRects();
    if (!first) return [];
    const parent = node.parentElement!;
    const fromRight = isFromRight(parent);
    const x = fromRight ? first.right : first.left;
    const box = range.getBoundingClientRect();
    const { width } =
      node.previousSibling instanceof HTMLAnchorElement ? parent.getBoundingClientRect() : box;
    return [{ node, fromRight, box, area: width * box.height, x, y: first.top }];
  });
}

/** How far something now stands from where it stood, in CSS pixels; what is not shown any more is as far as can be. */
export function moveOf({ node, fromRight, x, y }: Place): number {
  const box = boxOf(node);
  return box ? distanceBetween({ x, y }, { x: fromRight ? box.right : box.left, y: box.top }) : Infinity;
}

function boxOf(node: Element | Text): DOMRect | undefined {
  if (node instanceof Element) return node.getBoundingClientRect();
  range.selectNode(node);
  return range.getClientRects()[0];
}

/** How far one place is from another, in CSS pixels. */
export function distanceBetween(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

/** The edge of a box where the words of an element begin. */
export function startOf(box: DOMRect, element: HTMLElement): number {
  return isFromRight(element) ? box.right : box.left;
}

/** Whether the words of an element begin at the right. */
export function isFromRight(element: HTMLElement): boolean {
  return getComputedStyle(element).direction === 'rtl';
}
