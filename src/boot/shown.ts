/** What of the page is shown: what stands in a closed fold is not. */

/** What is shown of some elements. Where a closed fold is asked for its place, the browser lays all of it out. */
export function shown(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
}

/**
 * What is shown of the page down to the end of the window. A section that begins below it is left out with all that stands
 * in it: of a long policy hardly anything would be asked for its place in vain.
 */
export function shownDownToWindow(): HTMLElement[] {
  const { FILTER_ACCEPT, FILTER_REJECT } = NodeFilter;
  const walker = document.createTreeWalker(
    document.querySelector('main')!,
    NodeFilter.SHOW_ELEMENT,
    (node) => {
      const element = node as HTMLElement;
      return element.matches('section') &&
        element.checkVisibility() &&
        element.getBoundingClientRect().top >= innerHeight
        ? FILTER_REJECT
        : FILTER_ACCEPT;
    },
  );
  const elements: HTMLElement[] = [];
  while (walker.nextNode()) elements.push(walker.currentNode as HTMLElement);
  return elements.filter((element) => element.checkVisibility());
}

/** Those of some elements that hold words themselves. */
export function withWords(elements: HTMLElement[]): HTMLElement[] {
  return elements.filter((element) => wordsOf(element).length > 0);
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
