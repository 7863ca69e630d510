/**
 * The text of a page of a PDF as it is read. PDF.js gives stretches of letters in reading order, each with its place,
 * and no spaces where the direction, the weight or the font changes between two.
 */
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';

/** A stretch of the page's text and the item of PDF.js that it comes from. */
export interface Piece {
  /** The number of the item among those that the text layer shows. */
  item: number;
  /** Where it begins in the page's text, and how long it is. */
  start: number;
  length: number;
  /** Its height on the page, in points from the foot. */
  y: number;
}

export interface PageText {
  text: string;
  pieces: Piece[];
}

/** What stands at least this far apart on a line, in parts of its height, is two words. */
const wordGap = 0.08;

/**
 * Puts the text of a page together, without running titles and page numbers, which are marked as artifacts.
 * @param content read with `includeMarkedContent`
 */
export function pageText({ items }: TextContent): PageText {
  const pieces: Piece[] = [];
  const opened: boolean[] = [];
  let text = '';
  let index = 0;
  let before: TextItem | null = null;
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') opened.pop();
      else opened.push((item as { tag?: string }).tag === 'Artifact');
      continue;
    }
    const shown = item.str !== '';
    if (!opened.includes(true)) {
      if (shown) {
        if (before) text += between(before, item);
        pieces.push({
          item: index,
          start: text.length,
          length: item.str.length,
          y: item.transform[5] as number,
        });
        text += item.str;
        before = item;
      }
      if (item.hasEOL) text += '\n';
    }
    if (shown) index++;
  }
  return { text, pieces };
}

/** A space, the end of a line, or nothing: what stands between two stretches. */
function between(one: TextItem, other: TextItem): string {
  const [left, y, height] = placeOf(one);
  const [otherLeft, otherY] = placeOf(other);
  if (Math.abs(otherY - y) > height) return '\n';
  const gap = Math.max(otherLeft - (left + one.width), left - (otherLeft + other.width));
  return gap > wordGap * height ? ' ' : '';
}

/** The left edge, the foot and the height of a stretch, in points. */
function placeOf({ transform }: TextItem): [number, number, number] {
  const [, , , height, left, y] = transform as [number, number, number, number, number, number];
  return [left, y, Math.abs(height)];
}
