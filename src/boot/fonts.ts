/**
 * The web fonts. The page is painted in the fonts of the machine, which have the same measures: the web fonts come after the
 * first paint, and on a phone they would be fetched beside the picture.
 */
import { askForFonts } from './ask-for-fonts.ts';
import { pauses } from './pauses.ts';
import { smallerSizes } from './fit-words.ts';
import { releaseWhenPassed } from './release-fonts.ts';
import { settle, settleSection } from './settling.ts';
import { isBelowWindow, piecesOfPage } from './shown.ts';
import { jumpedSoFar, letInWithoutJump, shownNow } from './without-jump.ts';

/**
 * Lets the web fonts in, which the head script holds back, when they are there: one piece of the page after the other, since
 * a page laid out at once would keep a press waiting.
 * @param mayCome kept when the fonts may be asked for, and the style sheets, which name them, are there
 * @returns a promise that is kept when the whole page has its fonts
 */
export async function letFontsIn(mayCome: Promise<unknown>): Promise<void> {
  const { dataset } = document.documentElement;
  await mayCome;
  await askForFonts();
  // While it is developed React compares the page with what it would make, and warns of styles that it has not set.
  if (import.meta.env.DEV) return settleInFonts();
  // Each step in a frame, and not between two: the window may have been scrolled further than scripts are told before.
  await frame();
  const pieces = piecesOfPage();
  const inherit = pieces.map(inheritsFont);
  shownNow();
  await frame();
  pieces.forEach((piece, index) => keepStandIns(piece, inherit[index]!));
  await frame();
  const pause = pauses(frame);
  const kept = letInWithoutJump(
    () => {
      dataset.fonts = 'coming';
    },
    (element) => !pieces.some((piece) => piece.contains(element)),
  );
  let jumped = 0;
  for (const piece of pieces) {
    // What moves in one frame counts as if all of it moved as far as the farthest.
    if (jumpedSoFar() > jumped) await frame();
    else await pause();
    jumped = jumpedSoFar();
    settleSection(piece);
    if (isBelowWindow(piece)) {
      dropStandIns(piece);
      piece.getBoundingClientRect();
    } else {
      const others = letInWithoutJump(
        () => dropStandIns(piece),
        (element) => piece.contains(element),
      );
      others.forEach((element) => kept.add(element));
    }
  }
  await frame();
  await letInAlone(kept);
  settleInFonts();
  for (const { style } of pieces) style.removeProperty('content-visibility');
  if (kept.size > 0) await releaseWhenPassed(kept);
}

/** The page has its fonts but for what says otherwise itself, and is laid out. */
function settleInFonts(): void {
  delete document.documentElement.dataset.fonts;
  settle();
}

/** What keeps the fonts of the machine may do without them where it changes alone and smaller, one text a frame. */
async function letInAlone(kept: Set<HTMLElement>): Promise<void> {
  for (const size of smallerSizes) {
    for (const element of [...kept].filter(({ style }) => style.fontFamily !== '')) {
      const others = letInWithoutJump(
        () => element.style.removeProperty('font-family'),
        (each) => element.contains(each),
        size,
      );
      others.forEach((each) => kept.add(each));
      await frame();
    }
  }
}

const standIns = { '--font-display': 'var(--display-stand-in)', '--font-text': 'var(--text-stand-in)' };

/**
 * Lets a piece have the fonts of the machine when the page has its own (`src/styles/type.css`).
 * @param inherits whether it has the font of what it stands in, and would then have that of the page
 */
function keepStandIns({ style }: HTMLElement, inherits: boolean): void {
  for (const [property, value] of Object.entries(standIns)) style.setProperty(property, value);
  if (inherits) style.setProperty('font-family', 'var(--font-text)');
}

function inheritsFont(piece: HTMLElement): boolean {
  return getComputedStyle(piece).fontFamily === getComputedStyle(document.body).fontFamily;
}

function dropStandIns({ style }: HTMLElement): void {
  for (const property of [...Object.keys(standIns), 'font-family']) style.removeProperty(property);
}

function frame(): Promise<unknown> {
  return new Promise(requestAnimationFrame);
}
