/**
 * A change of fonts without a jump of the window. A web font and the machine's that stands in for it have the same measures on
 * the whole; one word is wider, the other narrower, and a line may break elsewhere.
 */
import { fit, jumpOf, widthOf, worthFitting, type Words } from './fit-words.ts';
import { movesFrom, placesInWindow, shiftOf, unseen } from './jump.ts';
import { placesOfTexts } from './places.ts';
import { isInWindow, shownDownToWindow, textsIn, withWords } from './shown.ts';

/** What is less is an error of arithmetic: a row of words is full or not by as little; in CSS pixels. */
const leastChange = 0.02;

/** How far the window has jumped so far, all changes of fonts together. */
let jumped = 0;

/** How far it has. */
export function jumpedSoFar(): number {
  return jumped;
}

/** What is shown down to the end of the window, as long as neither the window nor what is on the page is another. */
let shown: { when: string; elements: HTMLElement[] } = { when: '', elements: [] };

/**
 * The same elements as before while nobody scrolls and nothing is added, such as whether a channel is open: to find them takes
 * a slow phone a while.
 */
export function shownNow(): HTMLElement[] {
  const { length } = document.getElementsByTagName('*');
  const when = [scrollX, scrollY, innerWidth, innerHeight, length].join();
  if (when !== shown.when) shown = { when, elements: shownDownToWindow() };
  return shown.elements;
}

/**
 * Lets a part of the page have its fonts. Where the window would then jump, because a line breaks elsewhere, the words with
 * that line are set a little closer or wider, or smaller too, and what follows them stays where it stood. Where that does not
 * help they keep the fonts of the machine until they are scrolled away, those beside what would be pushed too, and if it would
 * jump all the same, all of that part; so does what has been scrolled away already and would be higher or lower.
 * @param letIn lets them in
 * @param isPart whether an element belongs to that part
 * @param size how large words that are fitted are set (`fit`)
 * @returns the elements that are set otherwise than the page says
 */
export function letInWithoutJump(
  letIn: () => void,
  isPart: (element: HTMLElement) => boolean,
  size = 1,
): Set<HTMLElement> {
  const elements = shownNow();
  const before = placesInWindow(elements);
  const words = wordsDownToWindow(elements.filter(isPart));
  letIn();
  let jump = 0;
  const jumps = () => {
    jump = shiftOf(movesFrom(before));
    return jump > 0 && jumped + jump >= unseen;
  };
  const kept = new Set<HTMLElement>();
  const keep = ({ element, fonts }: Words) => {
    Object.assign(element.style, {
      fontFamily: fonts,
      fontSize: '',
      lineHeight: '',
      wordSpacing: '',
      marginInlineEnd: '',
    });
    kept.add(element);
  };
  const [inWindow, above] = [
    words.filter(({ box }) => isInWindow(box)),
    words.filter(({ box }) => !isInWindow(box)),
  ];
  const higherOrLower = above.filter(
    ({ element, box }) => element.getBoundingClientRect().height !== box.height,
  );
  if (jumps() || jump >= worthFitting) {
    const rest: (Words & { jump: number })[] = [];
    const moved = inWindow.map((each) => ({ ...each, jump: jumpOf(each) })).filter((each) => each.jump > 0);
    for (const each of moved) {
      // What stands in a text is set with it.
      if (rest.some(({ element }) => element.contains(each.element))) continue;
      if (!jumps() && each.jump < worthFitting) continue;
      kept.add(each.element);
      rest.push({ ...each, jump: fit(each, size) });
    }
    // What jumps most first: what then moves by little has its own font.
    rest.sort((one, other) => other.jump - one.jump);
    for (const each of rest) if (jumps()) keep(each);
    // What is as wide as its words pushes what stands beside it.
    if (jumps() || jump >= worthFitting) {
      const others = inWindow.filter(({ element }) => !kept.has(element));
      const unheld = jump;
      const held = holdWidths(others.filter(isOutermostOf(inWindow)));
      // What stands at the end of its line would be pushed by its own room.
      jumps();
      const helps = jump < unheld;
      for (const { element } of held) {
        if (helps) kept.add(element);
        else element.style.marginInlineEnd = '';
      }
    }
    const pushed = movesFrom(before).filter(({ node }) => node instanceof Text);
    if (jumps()) inWindow.filter(({ box }) => pushed.some((text) => isBeside(box, text.box))).forEach(keep);
    if (jumps()) {
      inWindow.forEach(keep);
      jump = 0;
    }
  }
  jumped += jump;
  higherOrLower.forEach(keep);
  return kept;
}

/**
 * Gives elements that are as wide as their words more or less room after them, so that what follows stays where it stood.
 * @returns those that needed it
 */
function holdWidths(inWindow: Words[]): Words[] {
  const changes = inWindow.map(({ element, box, texts }) =>
    texts.length === 0 || element.getBoundingClientRect().width === box.width
      ? 0
      : widthOf(texts) - widthOf(placesOfTexts(textsIn(element))),
  );
  return inWindow.filter(({ element }, index) => {
    if (Math.abs(changes[index]!) < leastChange) return false;
    const { marginInlineEnd } = getComputedStyle(element);
    element.style.marginInlineEnd = `calc(${marginInlineEnd} + ${changes[index]}px)`;
    return true;
  });
}

/** Whether words stand in no others: what stands in a text is set with it. */
function isOutermostOf(all: Words[]): (words: Words) => boolean {
  return ({ element }) => !all.some((other) => other.element !== element && other.element.contains(element));
}

function isBeside(box: DOMRect, other: DOMRect): boolean {
  return box.top < other.bottom && box.bottom > other.top;
}

/** Those of some elements that hold words, above the window and in it. */
function wordsDownToWindow(elements: HTMLElement[]): Words[] {
  return withWords(elements).flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.top >= innerHeight) return [];
    return {
      element,
      box,
      texts: isInWindow(box) ? placesOfTexts(textsIn(element)) : [],
      fonts: getComputedStyle(element).fontFamily,
    };
  });
}
