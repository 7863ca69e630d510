/** Words set so that their lines break in one font as they did in another. */
import { movesFrom, shiftOf } from './jump.ts';
import { distanceBetween, leastMove, placesOfTexts, startOf, type Place } from './places.ts';
import { textsIn } from './shown.ts';

/** An element that holds words, as it stands in the fonts of the machine. */
export interface Words {
  element: HTMLElement;
  box: DOMRect;
  /** Where its texts stood, and those of what stands in it. */
  texts: Place[];
  fonts: string;
}

/**
 * How much wider or narrower the words of an element stand, so that its lines break as they did in the font of the machine;
 * in em. The space between two words is a quarter of one: a fifth of it more or less is not seen.
 */
const spacings = [0.01, -0.01, 0.02, -0.02, 0.03, -0.03, 0.04, -0.04, 0.05, -0.05];

/** In Arabic another face among its own is seen more than a wide space; closer than that words would join. */
const arabicSpacings = [...spacings, 0.06, -0.06, 0.07, -0.07, 0.08, -0.08, 0.1, 0.12];

/** How much wider or narrower letters may stand where there are no words to part, as in a number; in em. */
const mostPerLetter = 0.04;

/**
 * Sets the words of an element a little closer or wider, if its lines break as before then; where it is one line of letters
 * that are not joined, the letters.
 * @returns whether they do
 */
export function breaksAlike(words: Words): boolean {
  const { element, texts } = words;
  const { style } = element;
  const isArabic = /\p{Script=Arabic}/u.test(element.textContent);
  const found = (isArabic ? arabicSpacings : spacings).some((spacing) => {
    style.wordSpacing = `${spacing}em`;
    return !breaksOtherwise(words);
  });
  if (found) return true;
  style.wordSpacing = '';
  if (isArabic) return false;
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

/** How far the window jumps by the texts of an element alone (`shiftOf`). */
export function jumpOf({ texts }: Pick<Words, 'texts'>): number {
  return shiftOf(movesFrom(texts));
}

/** How much smaller words may be set as well: by less than anybody sees. */
const sizes = [1, 0.99, 0.98, 0.97];

/**
 * Sets the words of an element as near to where they stood before as spaces and size allow, in lines as high.
 * @returns how far the window then jumps by them (`shiftOf`)
 */
export function comeNearest({ element, box, texts }: Words): number {
  const { style } = element;
  const { fontSize, lineHeight } = getComputedStyle(element);
  const isArabic = /\p{Script=Arabic}/u.test(element.textContent);
  const set = (size: number, spacing: number) => {
    style.fontSize = `${parseFloat(fontSize) * size}px`;
    style.wordSpacing = `${spacing}em`;
  };
  style.lineHeight = lineHeight;
  let nearest = { size: 1, spacing: 0, jump: Infinity };
  for (const size of sizes) {
    for (const spacing of [0, ...(isArabic ? arabicSpacings : spacings)]) {
      set(size, spacing);
      if (Math.abs(element.getBoundingClientRect().height - box.height) >= leastMove) continue;
      const jump = jumpOf({ texts });
      if (jump < nearest.jump) nearest = { size, spacing, jump };
    }
  }
  set(nearest.size, nearest.spacing);
  return nearest.jump;
}

/** How wide some texts are together, in CSS pixels. */
export function widthOf(texts: Place[]): number {
  return Math.max(...texts.map(({ box }) => box.right)) - Math.min(...texts.map(({ box }) => box.left));
}

/** Whether the lines of an element now break otherwise: it has more or fewer of them, or a text begins elsewhere in it. */
export function breaksOtherwise({ element, box, texts }: Words): boolean {
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
