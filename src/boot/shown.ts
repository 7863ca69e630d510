/** What of the page is shown: what stands in a closed fold is not. */

/**
 * What is shown of the page down to the end of the window. A section that begins below it is left out with all that stands
 * in it: of a long policy hardly anything would be asked for its place in vain.
 */
export function shownDownToWindow(): HTMLElement[] {
  return walkDownToWindow().above.filter((element) => element.checkVisibility());
}

/** The sections that begin below the window, each with all that stands in it. */
export function sectionsBelowWindow(): HTMLElement[] {
  return walkDownToWindow().below;
}

function walkDownToWindow(): { above: HTMLElement[]; below: HTMLElement[] } {
  const { FILTER_ACCEPT, FILTER_REJECT } = NodeFilter;
  const above: HTMLElement[] = [];
  const below: HTMLElement[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main')!,
    NodeFilter.SHOW_ELEMENT,
    (node) => {
      const element = node as HTMLElement;
      if (!element.matches('section') || !element.checkVisibility() || !isBelowWindow(element))
        return FILTER_ACCEPT;
      below.push(element);
      return FILTER_REJECT;
    },
  );
  while (walker.nextNode()) above.push(walker.currentNode as HTMLElement);
  return { above, below };
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

/** Whether an element begins below the window. */
export function isBelowWindow(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top >= innerHeight;
}

/** Whether a box reaches into the window. */
export function isInWindow({ top, bottom, left, right }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
