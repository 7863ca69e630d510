/**
 * The web fonts of the first screen. The letters of the heading are a small font of the page, which comes at once: the heading
 * is seen in no other face and does not move. The rest of the page is painted in the fonts of the machine, which have the same measures: the web
 * fonts come after the first paint, and on a phone they would be fetched beside the picture.
 */
import { largestPaint } from './largest-paint.ts';

/** The family that headings name first (`src/styles/type.css`). */
const family = 'Heading';

/** How long the heading waits for its letters, as browsers wait for a font; in milliseconds. */
const longestWait = 3000;

/** A jump that rounds to nothing. */
const unseen = 0.0005;

/** Settles when the first screen has its fonts. */
let decided: Promise<unknown> = Promise.resolve();

/**
 * Marks the page for its styles: no web font but that of the heading, until they are there. Where the first screen would
 * then jump, because a line breaks elsewhere, it keeps the fonts of the machine until it is scrolled, and what is below
 * it has the web fonts.
 * @param mayCome kept when the fonts may be asked for, and the style sheets, which name them, are there
 */
export function holdFontsBack(mayCome: Promise<unknown>): void {
  document.documentElement.dataset.fonts = 'later';
  decided = decide(mayCome);
}

async function decide(mayCome: Promise<unknown>): Promise<void> {
  const { dataset } = document.documentElement;
  await mayCome;
  // What the page needs of them is asked for by laying it out; no frame shows it yet.
  boxesWith(undefined);
  boxesWith('later');
  await document.fonts.ready;
  const before = boxesWith('later');
  if (shiftBetween(before, boxesWith(undefined)) < unseen) return;
  dataset.fonts = 'below';
  // No line moves under the eye or the finger: not before this screen is scrolled away, or another page is there.
  await new Promise((resolve) => {
    addEventListener('scroll', resolve, { once: true });
    window.navigation?.addEventListener('navigatesuccess', resolve, { once: true });
  });
  delete dataset.fonts;
}

/** @returns where the lines and the elements of the first screen stand with these fonts */
function boxesWith(fonts: 'later' | undefined): DOMRect[] {
  const { dataset } = document.documentElement;
  if (fonts) dataset.fonts = fonts;
  else delete dataset.fonts;
  const range = document.createRange();
  return ['header', 'main > :first-child'].flatMap((part) => {
    range.selectNodeContents(document.querySelector(part)!);
    return [...range.getClientRects()].filter(({ top }) => top < innerHeight);
  });
}

/**
 * How far the window would jump, about as browsers count it (Layout Instability): the part of it that moves, by the
 * part of it that it moves through. They count nothing that moves by less than three pixels; of text it is the start, and
 * where Latin words stand in a line from the right either end may be that.
 */
function shiftBetween(before: DOMRect[], after: DOMRect[]): number {
  if (before.length !== after.length) return 1;
  const ends = document.documentElement.dir === 'rtl' ? (['left', 'right'] as const) : (['left'] as const);
  let area = 0;
  let farthest = 0;
  for (const [index, box] of before.entries()) {
    const distance = Math.max(
      ...['top' as const, ...ends].map((end) => Math.abs(box[end] - after[index]![end])),
    );
    if (distance < 3) continue;
    area += box.width * box.height;
    farthest = Math.max(farthest, distance);
  }
  return (area * farthest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}

/**
 * Sets the heading in its own letters, until the whole font is there; for as long as they take to come it is not painted.
 * @param address the address of the font that has them, if there is one
 * @param dressed kept when the style sheets are there, which name the whole font
 */
export async function setHeading(address: string | undefined, dressed: Promise<void>): Promise<void> {
  if (!address) return;
  const { dataset } = document.documentElement;
  const face = new FontFace(family, `url(${address})`, { weight: '300' });
  dataset.heading = '';
  const late = new Promise((resolve) => setTimeout(resolve, longestWait));
  // Without them it is set in the whole font, as it is without scripts.
  await Promise.race([late, face.load().catch(() => {})]);
  const height = heightOfHeading();
  if (face.status === 'loaded') document.fonts.add(face);
  // What is below it is painted by now, and must not move.
  if (heightOfHeading() !== height) document.fonts.delete(face);
  delete dataset.heading;
  await Promise.all([dressed, decided]);
  await largestPaint();
  const heading = document.querySelector('h1')!;
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(heading);
  // One by one: asked for together they fail together, and a stand-in is not on every machine.
  const loads = fontFamily
    .split(',')
    .map((each) => document.fonts.load(`${fontWeight} ${fontSize} ${each}`, heading.textContent));
  await Promise.allSettled(loads);
  document.fonts.delete(face);
}

const heightOfHeading = () => document.querySelector('h1')?.offsetHeight;
