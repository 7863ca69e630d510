/**
 * The web fonts of the first screen. The letters of the heading stand in the file of the page, so that it is seen in no other
 * face and does not move. On a phone or a slow line the rest of the page stands in the fonts of the
 * machine, which have the same measures, until the largest paint: its fonts would be fetched beside the picture.
 */
import { largestPaint } from './largest-paint.ts';

/** The family that headings name first (`src/styles/type.css`). */
const family = 'Heading';

/**
 * Marks the page for its styles: no web font but that of the heading, until the largest paint. Where a line would then
 * break elsewhere, the first screen keeps the fonts of the machine, and what is below it has the web fonts.
 */
export async function holdFontsBack(): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.fonts = 'later';
  await largestPaint();
  // What the page needs of them is asked for by laying it out; no frame shows it yet.
  linesWith(undefined);
  linesWith('later');
  await document.fonts.ready;
  if (linesWith('later') === linesWith(undefined)) return;
  dataset.fonts = 'below';
  // The next page has them from the beginning.
  window.navigation?.addEventListener('navigatesuccess', () => delete dataset.fonts, { once: true });
}

/** Where the lines of the first screen stand, with these fonts; as good as the same is the same. */
function linesWith(fonts: 'later' | undefined): string {
  const { dataset } = document.documentElement;
  if (fonts) dataset.fonts = fonts;
  else delete dataset.fonts;
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('main > :first-child')!);
  const seen = [...range.getClientRects()].filter(({ top }) => top < innerHeight);
  return seen.map(({ top }) => Math.round(top / 8)).join();
}

/**
 * Sets the heading in its own letters, until the whole font is there.
 * @param letters the font that the page's file holds, in base64, if it does
 */
export function setHeading(letters: string | undefined): void {
  if (!letters) return;
  const face = new FontFace(family, bytesOf(letters), { weight: '300' });
  document.fonts.add(face);
  // Without them it is set in the whole font, as it is without scripts.
  const drop = () => void document.fonts.delete(face);
  void largestPaint()
    .then(() => {
      const heading = document.querySelector('h1')!;
      return document.fonts.load(getComputedStyle(heading).font, heading.textContent);
    })
    .then(drop, drop);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
