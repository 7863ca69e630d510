/**
 * The letters of the heading are a small font of the page, which comes at once: the heading is seen in no other face and
 * does not move.
 */
import { largestPaint } from './largest-paint.ts';
import { loadFonts } from './load-fonts.ts';

/** The family that headings name first (`src/styles/type.css`). */
const family = 'Heading';

/** How long the heading waits for its letters, as browsers wait for a font; in milliseconds. */
const longestWait = 3000;

/**
 * Sets the heading in its own letters; for as long as they take to come it is not painted.
 * @param address the address of the font that has them
 * @returns the faces of the font, when it is there; undefined if it has failed or is late
 */
export async function setHeading(address: string): Promise<FontFace[] | undefined> {
  const { dataset } = document.documentElement;
  dataset.heading = '';
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestWait));
  // Without them it is set in the whole font, as it is without scripts.
  const faces = await Promise.race([late, lettersAt(address).catch(() => undefined)]);
  if (faces) {
    const height = heightOfHeading();
    for (const face of faces) document.fonts.add(face);
    // What is below it is painted by now, and must not move.
    if (heightOfHeading() !== height) drop(faces);
  }
  delete dataset.heading;
  return faces;
}

/** Fetched by the page, since a browser puts a font that it fetches itself before the picture. */
async function lettersAt(address: string): Promise<FontFace[]> {
  const file = await fetch(address);
  const font = await file.arrayBuffer();
  const face = { weight: '300' };
  // Within Arabic, Latin is as high as what is around it, as in the whole fonts (`art/fonts.mjs`).
  const faces =
    document.dir === 'rtl' ? [face, { ...face, unicodeRange: 'U+21-7E', sizeAdjust: '88%' }] : [face];
  return Promise.all(faces.map((each) => new FontFace(family, font, each).load()));
}

const drop = (faces: FontFace[]) => faces.forEach((face) => document.fonts.delete(face));

const heightOfHeading = () => document.querySelector('h1')?.offsetHeight;

/**
 * Sets the heading in the whole font when that is there.
 * @param faces the font of its letters
 */
export async function setHeadingInWholeFont(faces: FontFace[]): Promise<void> {
  await largestPaint();
  const heading = document.querySelector('h1')!;
  const { fontWeight, fontFamily } = getComputedStyle(heading);
  await loadFonts(fontWeight, fontFamily, heading.textContent);
  drop(faces);
}
