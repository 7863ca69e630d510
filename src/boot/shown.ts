/** What of the page is shown: what stands in a closed fold is not. */

/** What is shown of some elements. Where a closed fold is asked for its place, the browser lays all of it out. */
export function shown(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
}

/** Those of them that hold words themselves. */
export function wordsShown(selector: string): HTMLElement[] {
  return shown(selector).filter((element) => wordsOf(element).length > 0);
}

/** The texts of an element itself, without those of what stands in it. */
export function wordsOf(element: HTMLElement): Text[] {
  return [...element.childNodes].filter((node) => node instanceof Text);
}

/** All texts in an element. */
export function textsIn(element: HTMLElement): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Whether a box reaches into the window. */
export function isInWindow({ top, bottom, left, right }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
