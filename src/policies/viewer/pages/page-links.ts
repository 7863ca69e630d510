/**
 * The links of a PDF with the words they stand on. The PDF itself names a link by its address alone, and gives the
 * Arabic words under it from left to right; the text that the PDF is made from has the words as they are read.
 */
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { addressOf } from '../../../navigation/address.ts';
import { routeRefOfLink } from '../../link-target.ts';
import { type Link, linksIn, type PolicyText } from '../../text.ts';

/** A rectangle, in points from the upper left corner of its page. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PageLink extends Link {
  /** One for each line that the words stand on. */
  boxes: Box[];
}

/** What of PDF.js' annotations is read here. */
interface Annotation {
  url?: string;
  /** Left, lower, right and upper edge, in points from the foot of the page. */
  rect: number[];
  /** Four corners a line, two numbers a corner, where the words stand on more than one. */
  quadPoints?: Float32Array;
}

/**
 * Reads the links of all pages.
 * @param text what the PDF was made from
 * @returns the links by page, from 1, in reading order; a page without links is missing
 */
export async function readLinks(pdf: PDFDocumentProxy, text: PolicyText): Promise<Map<number, PageLink[]>> {
  const expected = Map.groupBy(linksIn(text), ({ to }) =>
    pathOf(addressOf(routeRefOfLink(to), text.language, true)),
  );
  const pages = new Map<number, PageLink[]>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const height = page.view[3]!;
    const links = ((await page.getAnnotations()) as Annotation[]).flatMap((annotation): PageLink[] => {
      const same = annotation.url ? expected.get(pathOf(annotation.url)) : undefined;
      if (!same) return [];
      // The last of them once more, if its words go on over the page.
      const link = same.length > 1 ? same.shift()! : same[0]!;
      return [{ ...link, boxes: boxesOf(annotation, height) }];
    });
    if (links.length > 0) pages.set(number, links);
  }
  return pages;
}

function pathOf(address: string): string {
  return new URL(address, 'https://any.example').pathname;
}

function boxesOf({ rect, quadPoints }: Annotation, height: number): Box[] {
  const lines = quadPoints
    ? Array.from({ length: quadPoints.length / 8 }, (_, line) => [
        ...quadPoints.slice(line * 8, line * 8 + 8),
      ])
    : [rect];
  return lines.map((corners) => {
    const across = corners.filter((_, index) => index % 2 === 0);
    const up = corners.filter((_, index) => index % 2 === 1);
    const [left, top] = [Math.min(...across), Math.max(...up)];
    return { left, top: height - top, width: Math.max(...across) - left, height: top - Math.min(...up) };
  });
}
