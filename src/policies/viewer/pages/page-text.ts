/**
 * The text of a page of a PDF as it is read. PDF.js gives stretches of letters in reading order, each with its place,
 * and no spaces where the direction, the weight or the font changes between two.
 */
import type { PDFPageProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';

export interface PageItems extends TextContent {
  items: TextItem[];
}

/** What stands at least this far apart on a line, in parts of its height, is two words. */
const wordGap = 0.08;

/**
 * Reads the text of a page, without running titles and page numbers, which are marked as artifacts.
 * @returns PDF.js' items, with a space between two words as an item of its own
 */
export async function readItems(page: PDFPageProxy): Promise<PageItems> {
  const content = await page.getTextContent({ includeMarkedContent: true });
  const opened: boolean[] = [];
  const items: TextItem[] = [];
  for (const item of content.items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') opened.pop();
      else opened.push((item as { tag?: string }).tag === 'Artifact');
      continue;
    }
    if (opened.includes(true)) continue;
    const before = items.at(-1);
    if (item.str === '') {
      if (before && item.hasEOL) before.hasEOL = true;
      continue;
    }
    const space = before && !before.hasEOL && spaceBetween(before, item);
    if (space) items.push(space);
    items.push(item);
  }
  return { ...content, items };
}

/** The space between two stretches, or the end of the first one's line; nothing if they are parts of a word. */
function spaceBetween(one: TextItem, other: TextItem): TextItem | undefined {
  const [left, y, height] = placeOf(one);
  const [otherLeft, otherY] = placeOf(other);
  if (Math.abs(otherY - y) > height) {
    one.hasEOL = true;
    return undefined;
  }
  const gap = Math.max(otherLeft - (left + one.width), left - (otherLeft + other.width));
  if (gap <= wordGap * height) return undefined;
  const start = otherLeft > left ? left + one.width : otherLeft + other.width;
  const transform = one.transform.with(4, start);
  return { ...one, str: ' ', width: gap, transform, hasEOL: false };
}

/** The left edge, the foot and the height of a stretch, in points. */
function placeOf({ transform }: TextItem): [number, number, number] {
  const [, , , height, left, y] = transform as [number, number, number, number, number, number];
  return [left, y, Math.abs(height)];
}
