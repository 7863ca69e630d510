/** Words set so that their lines break in one font as they did in another. */
import { shiftOf, unseen } from './jump.ts';
import { distanceBetween, isFromRight, leastMove, placesOfTexts, startOf, type Place } from './places.ts';
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
const spacings = [-0.05, -0.04, -0.03, -0.02, -0.01, 0, 0.01, 0.02, 0.03, 0.04, 0.05];

/** In Arabic another face among its own is seen more than a wide space; closer than that words would join. */
const arabicSpacings = [-0.08, -0.07, -0.06, ...spacings, 0.06, 0.07, 0.08];

/** How much smaller words may be set: by less than anybody sees. */
export const smallerSizes = [0.98, 0.97];

/** How many spacings are tried: those nearest to the one with which all words are as wide as before. */
const mostSpacings = 9;

/** What is worth a fit of its own where there is room for a jump: the room is for all texts of the window. */
export const worthFitting = unseen / 5;

/**
 * Sets the words of an element closer or wider, in lines as high, so that they stand where they stood before or as near as that
 * allows.
 * @param size how large: 1, or one of `smallerSizes`
 * @returns how far the window then jumps by them (`jumpOf`)
 */
export function fit(words: Words, size: number): number {
  const { element, fonts } = words;
  const { style } = element;
  const { fontSize, lineHeight } = getComputedStyle(element);
  const pixels = parseFloat(fontSize) * size;
  if (size < 1) Object.assign(style, { lineHeight, fontSize: `${pixels}px` });
  const width = widthInOneLine(element);
  style.fontFamily = fonts;
  const missing = widthInOneLine(element) / size - width;
  style.fontFamily = '';
  const ideal = missing / pixels / Math.max(1, element.textContent.split(' ').length - 1);
  const nearestFirst = (isFromRight(element) ? arabicSpacings : spacings).toSorted(
    (one, other) => Math.abs(one - ideal) - Math.abs(other - ideal),
  );
  let nearest = { spacing: 0, jump: Infinity };
  for (const spacing of nearestFirst.slice(0, mostSpacings)) {
    style.wordSpacing = `${spacing}em`;
    const jump = jumpOf(words);
    if (jump < nearest.jump) nearest = { spacing, jump };
    if (jump < worthFitting) break;
  }
  style.wordSpacing = `${nearest.spacing}em`;
  return nearest.jump;
}

/**
 * How far the window jumps by the words of an element, wherever it stands itself (`shiftOf`): by as far as can be if it has more
 * or fewer lines or texts.
 */
export function jumpOf({ element, box, texts }: Words): number {
  const now = element.getBoundingClientRect();
  const textsNow = placesOfTexts(textsIn(element));
  if (Math.abs(now.height - box.height) >= leastMove || textsNow.length !== texts.length) return Infinity;
  const [right, down] = [startOf(now, element) - startOf(box, element), now.top - box.top];
  const moves = texts.map(({ area, x, y }, index) => ({
    area,
    distance: distanceBetween({ x: x + right, y: y + down }, textsNow[index]!),
  }));
  return shiftOf(moves.filter(({ distance }) => distance >= leastMove));
}

/**
 * How wide the words of an element would be in one line, in CSS pixels. What of it is wider than the page is cut off meanwhile:
 * a phone would make the window as wide as it, and lose its place.
 */
function widthInOneLine(element: HTMLElement): number {
  const { style: page } = element.closest<HTMLElement>('main, footer')!;
  page.overflow = 'clip';
  element.style.whiteSpace = 'nowrap';
  const width = widthOf(placesOfTexts(textsIn(element)));
  element.style.whiteSpace = '';
  page.overflow = '';
  return width;
}

/** How wide some texts are together, in CSS pixels. */
export function widthOf(texts: Place[]): number {
  return Math.max(...texts.map(({ box }) => box.right)) - Math.min(...texts.map(({ box }) => box.left));
}
