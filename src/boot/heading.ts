/**
 * The letters of the heading are a small font of the page, which comes at once: the heading is seen in no other face and
 * does not move.
 */
import { largestPaint } from './largest-paint.ts';

/** The family that headings name first (`src/styles/type.css`). */
const family = 'Heading';

/** How long the heading waits for its letters, as browsers wait for a font; in milliseconds. */
const longestWait = 3000;

/**
 * Sets the heading in its own letters; for as long as they take to come it is not painted.
 * @param address the address of the font that has them
 * @returns the font, when it is there or has failed
 */
export async function setHeading(address: string): Promise<FontFace> {
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
  return face;
}

const heightOfHeading = () => document.querySelector('h1')?.offsetHeight;

/**
 * Sets the heading in the whole font when that is there.
 * @param face the font of its letters
 */
export async function setHeadingInWholeFont(face: FontFace): Promise<void> {
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
