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
 * @returns the font, when it is there; undefined if it has failed or is late
 */
export async function setHeading(address: string): Promise<FontFace | undefined> {
  const { dataset } = document.documentElement;
  dataset.heading = '';
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestWait));
  // Without them it is set in the whole font, as it is without scripts.
  const face = await Promise.race([late, lettersAt(address).catch(() => undefined)]);
  if (face) {
    const height = heightOfHeading();
    document.fonts.add(face);
    // What is below it is painted by now, and must not move.
    if (heightOfHeading() !== height) document.fonts.delete(face);
  }
  delete dataset.heading;
  return face;
}

/** Fetched by the page, since a browser puts a font that it fetches itself before the picture. */
async function lettersAt(address: string): Promise<FontFace> {
  const file = await fetch(address);
  return new FontFace(family, await file.arrayBuffer(), { weight: '300' }).load();
}

const heightOfHeading = () => document.querySelector('h1')?.offsetHeight;

/**
 * Sets the heading in the whole font when that is there.
 * @param face the font of its letters
 */
export async function setHeadingInWholeFont(face: FontFace): Promise<void> {
  await largestPaint();
  const heading = document.querySelector('h1')!;
  const { fontWeight, fontFamily } = getComputedStyle(heading);
  await loadFonts(fontWeight, fontFamily, heading.textContent);
  document.fonts.delete(face);
}
