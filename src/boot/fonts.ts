/**
 * The web fonts. The page is painted in the fonts of the machine, which have the same measures: the web fonts come after the
 * first paint, and on a phone they would be fetched beside the picture.
 */

import { askForFonts } from './ask-for-fonts.ts';
import { movesBetween, placesInWindow, shiftOf } from './jump.ts';
import { distanceBetween, leastMove, placesOfTexts, startOf, type Place } from './places.ts';
import { releaseWhenPassed } from './release-fonts.ts';
import {
  isBelowWindow,
  isInWindow,
  sectionsBelowWindow,
  shownDownToWindow,
  textsIn,
  withWords,
} from './shown.ts';
import { pauses } from './pauses.ts';

/** A jump that is counted as nothing, with some room: this is not quite the way of the browser. */
const unseen = 0.0002;

/** What is less is an error of arithmetic: a row of words is full or not by as little; in CSS pixels. */
const leastChange = 0.02;

/** An element that holds words, as it stands in the fonts of the machine. */
interface Words {
  element: HTMLElement;
  box: DOMRect;
  /** Where its texts stood, and those of what stands in it. */
  texts: Place[];
  fonts: string;
}

/**
 * Lets the web fonts in, which the head script holds back, when they are there: first down to the end of the window, then one
 * section below it after the other, since a long page laid out at once would keep a press waiting.
 * @param mayCome kept when the fonts may be asked for, and the style sheets, which name them, are there
 * @returns a promise that is kept when the whole page has its fonts
 */
export async function letFontsIn(mayCome: Promise<unknown>): Promise<void> {
  const { dataset } = document.documentElement;
  await mayCome;
  await askForFonts();
  // In a frame, and not between two: the window may have been scrolled further than scripts are told before.
  await frame();
  const below = sectionsBelowWindow();
  below.forEach(keepStandIns);
  const kept = letInWithoutJump(() => delete dataset.fonts);
  const pause = pauses(frame);
  for (const section of below) {
    await pause();
    if (isBelowWindow(section)) {
      dropStandIns(section);
      section.getBoundingClientRect();
    } else {
      letInWithoutJump(() => dropStandIns(section)).forEach((element) => kept.add(element));
    }
  }
  if (kept.size > 0) await releaseWhenPassed(kept);
}

const standIns = {
  '--font-display': 'var(--display-stand-in)',
  '--font-text': 'var(--text-stand-in)',
  'font-family': 'var(--font-text)',
};

/** Lets a section have the fonts of the machine when the page has its own (`src/styles/type.css`). */
function keepStandIns({ style }: HTMLElement): void {
  for (const [property, value] of Object.entries(standIns)) style.setProperty(property, value);
}

function dropStandIns({ style }: HTMLElement): void {
  for (const property of Object.keys(standIns)) style.removeProperty(property);
}

/**
 * Lets fonts in. Where the window would then jump, because a line breaks elsewhere, the words with that line are set a little
 * closer or wider, and what follows them stays where it stood. Where that does not help they keep the fonts of the machine
 * until they are scrolled away, those beside what would be pushed too, and if it would jump all the same, all in the window;
 * so does what has been scrolled away already and would be higher or lower.
 * @param letIn lets them in
 * @returns the elements that are set otherwise than the page says
 */
function letInWithoutJump(letIn: () => void): Set<HTMLElement> {
  const before = placesInWindow();
  const words = wordsDownToWindow();
  letIn();
  const moves = () => movesBetween(before, placesInWindow());
  const jumps = () => shiftOf(moves()) >= unseen;
  const kept = new Set<HTMLElement>();
  const keep = ({ element, fonts }: Words) => {
    Object.assign(element.style, {
      fontFamily: fonts,
      wordSpacing: '',
      letterSpacing: '',
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
  if (jumps()) {
    for (const each of inWindow.filter(breaksOtherwise)) {
      if (breaksAlike(each)) kept.add(each.element);
      else keep(each);
    }
    // What is as wide as its words pushes what stands beside it.
    if (jumps()) {
      const others = inWindow.filter(({ element }) => !kept.has(element));
      holdWidths(others.filter(isOutermostOf(inWindow))).forEach(({ element }) => kept.add(element));
    }
    const pushed = moves()?.filter(({ isText }) => isText) ?? [];
    if (jumps()) inWindow.filter(({ box }) => pushed.some((text) => isBeside(box, text.box))).forEach(keep);
    if (jumps()) inWindow.forEach(keep);
  }
  higherOrLower.forEach(keep);
  return kept;
}

function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}

/**
 * How much wider or narrower the words of an element stand, so that its lines break as they did in the font of the machine;
 * in em. The space between two words is a quarter of one: a fifth of it more or less is not seen.
 */
const spacings = [0.01, -0.01, 0.02, -0.02, 0.03, -0.03, 0.04, -0.04, 0.05, -0.05];

/** How much wider or narrower letters may stand where there are no words to part, as in a number; in em. */
const mostPerLetter = 0.04;

/**
 * Sets the words of an element a little closer or wider, if its lines break as before then; where it is one line of letters
 * that are not joined, the letters.
 * @returns whether they do
 */
function breaksAlike(words: Words): boolean {
  const { element, texts } = words;
  const { style } = element;
  const found = spacings.some((spacing) => {
    style.wordSpacing = `${spacing}em`;
    return !breaksOtherwise(words);
  });
  if (found) return true;
  style.wordSpacing = '';
  if (/\p{Script=Arabic}/u.test(element.textContent)) return false;
  style.whiteSpace = 'nowrap';
  const tooWide = widthOf(placesOfTexts(textsIn(element))) - widthOf(texts);
  style.whiteSpace = '';
  const perLetter = tooWide / element.textContent.length;
  if (Math.abs(perLetter) > mostPerLetter * parseFloat(getComputedStyle(element).fontSize)) return false;
  style.letterSpacing = `${-perLetter}px`;
  if (!breaksOtherwise(words)) return true;
  style.letterSpacing = '';
  return false;
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

/** How wide some texts are together, in CSS pixels. */
function widthOf(texts: Place[]): number {
  return Math.max(...texts.map(({ box }) => box.right)) - Math.min(...texts.map(({ box }) => box.left));
}

/** Whether the lines of an element now break otherwise: it has more or fewer of them, or a text begins elsewhere in it. */
function breaksOtherwise({ element, box, texts }: Words): boolean {
  const now = element.getBoundingClientRect();
  const textsNow = placesOfTexts(textsIn(element));
  const moved = { x: startOf(now, element) - startOf(box, element), y: now.top - box.top };
  return (
    Math.abs(now.height - box.height) >= leastMove ||
    textsNow.length !== texts.length ||
    texts.some(
      ({ x, y }, index) => distanceBetween({ x: x + moved.x, y: y + moved.y }, textsNow[index]!) >= leastMove,
    )
  );
}

function isBeside(box: DOMRect, other: DOMRect): boolean {
  return box.top < other.bottom && box.bottom > other.top;
}

/** The words of the page above the window and in it; the header stays, and would keep its own for ever. */
function wordsDownToWindow(): Words[] {
  return withWords(shownDownToWindow()).flatMap((element) => {
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
