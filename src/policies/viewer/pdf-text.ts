/**
 * The text of a page of a PDF as it is read. PDF.js gives the pieces of a line as they stand from left to right;
 * a line of Arabic is read from the right, but for the Latin words and numbers in it.
 */
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';

/** A stretch of the page's text and the piece of the PDF that it comes from. */
export interface Piece {
  /** The number of the piece among those that the text layer shows. */
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

/** How far, in points, a sign over or under a letter may stand from its line. Lines are 15 and more apart. */
const drift = 6;

type Placed = TextItem & { index: number };

/**
 * Puts the text of a page together, without running titles and page numbers, which are marked as artifacts.
 * @param content read with `includeMarkedContent`
 */
export function pageText(content: TextContent, rightToLeft: boolean): PageText {
  const pieces: Piece[] = [];
  let text = '';
  for (const line of linesOf(content)) {
    for (const { str, index, transform } of rightToLeft ? readingOrder(line) : line) {
      pieces.push({ item: index, start: text.length, length: str.length, y: transform[5] as number });
      text += str;
    }
    text += '\n';
  }
  return { text, pieces };
}

/** The pieces by the line they stand on; PDF.js' own ends of lines may lie within an Arabic word. */
function linesOf({ items }: TextContent): Placed[][] {
  const lines: Placed[][] = [];
  const opened: boolean[] = [];
  let index = 0;
  let height: number | null = null;
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') opened.pop();
      else opened.push((item as { tag?: string }).tag === 'Artifact');
      continue;
    }
    if (item.str === '') continue;
    const place = index++;
    if (opened.includes(true)) continue;
    const y = item.transform[5] as number;
    if (height === null || Math.abs(y - height) > drift) {
      lines.push([]);
      height = y;
    }
    lines.at(-1)!.push({ ...item, index: place });
  }
  return lines;
}

/** From right to left, with runs of pieces that are read from left to right kept in their order. */
function readingOrder(line: Placed[]): Placed[] {
  const middle = ({ transform, width }: Placed) => (transform[4] as number) + width / 2;
  const ordered: Placed[] = [];
  let run: Placed[] = [];
  for (const piece of line.toSorted((a, b) => middle(b) - middle(a))) {
    const arabic = /\p{Script=Arabic}/u.test(piece.str);
    if (!arabic && (/[\p{L}\p{N}]/u.test(piece.str) || run.length > 0)) {
      run.unshift(piece);
    } else {
      ordered.push(...run, piece);
      run = [];
    }
  }
  return [...ordered, ...run];
}
