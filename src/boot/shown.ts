/** What of the page is shown: what stands in a closed fold is not. */

/**
 * What is shown of the page down to the end of the window. A section that begins below it is left out with all that stands
 * in it: of a long policy hardly anything would be asked for its place in vain. So is what a closed fold hides, thousands of
 * elements of all policies on a phone, and the lines of a drawing, which move by themselves and are not counted as a jump; the
 * drawing is.
 */
export function shownDownToWindow(): HTMLElement[] {
  const { FILTER_ACCEPT, FILTER_REJECT } = NodeFilter;
  const shown: HTMLElement[] = [];
  for (const part of partsOfPage()) {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_ELEMENT, (node) =>
      (node as SVGElement).ownerSVGElement ||
      isFolded(node as HTMLElement) ||
      isSectionBelowWindow(node as HTMLElement)
        ? FILTER_REJECT
        : FILTER_ACCEPT,
    );
    while (walker.nextNode()) shown.push(walker.currentNode as HTMLElement);
  }
  return shown.filter((element) => element.checkVisibility());
}

/** The page and its footer. The header has its own height, whatever its font. */
function partsOfPage(): Element[] {
  return [...document.querySelectorAll('main, footer')];
}

/** How many elements a piece of the page may have in it: as many as a slow phone lays out in a twentieth of a second. */
const mostInPiece = 40;

/** And a section below the window, of which nothing is weighed. */
const mostInSection = 120;

/** All that is shown below the header, in pieces, in the order of the page. A section below the window is one piece. */
export function piecesOfPage(): HTMLElement[] {
  const piecesIn = (parent: Element): HTMLElement[] =>
    childrenOf(parent).flatMap((element) => {
      if (!element.checkVisibility()) return hasNoBox(element) ? piecesIn(element) : [];
      if (isSectionBelowWindow(element)) return piecesOfSection(element);
      return countIn(element) <= mostInPiece ? [element] : piecesIn(element);
    });
  return partsOfPage().flatMap(piecesIn);
}

/** A long section, and what stands in it, without a look at where that is: it may not be laid out yet (`settling.ts`). */
function piecesOfSection(section: HTMLElement): HTMLElement[] {
  if (countIn(section) <= mostInSection) return [section];
  return [section, ...childrenOf(section).flatMap(piecesOfSection)];
}

/** Whether what stands in an element is shown without a box around it. */
function hasNoBox(element: HTMLElement): boolean {
  return getComputedStyle(element).display === 'contents';
}

function childrenOf(parent: Element): HTMLElement[] {
  return [...parent.children] as HTMLElement[];
}

function countIn(element: Element): number {
  return element.getElementsByTagName('*').length;
}

/** Whether an element is hidden by a fold; one that is closed may be held open by its style. */
function isFolded(element: HTMLElement): boolean {
  return element.matches('details:not([open]) > :not(summary)') && !element.checkVisibility();
}

function isSectionBelowWindow(element: HTMLElement): boolean {
  return element.matches('section') && element.checkVisibility() && isBelowWindow(element);
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
