/**
 * The web fonts. The page is painted in the fonts of the machine, which have the same measures: the web fonts come after the
 * first paint, and on a phone they would be fetched beside the picture.
 */
/** A jump that rounds to nothing. */
const unseen = 0.0005;

/**
 * Lets the web fonts in, which the head script holds back, when they are there. Where the first screen would then jump,
 * because a line breaks elsewhere, it keeps the fonts of the machine until it is scrolled, and what is below it has the
 * web fonts.
 * @param mayCome kept when the fonts may be asked for, and the style sheets, which name them, are there
 * @returns a promise that is kept when the first screen has its fonts
 */
export async function letFontsIn(mayCome: Promise<unknown>): Promise<void> {
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
