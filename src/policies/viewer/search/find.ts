/** The search within a document: all its pages, drawn or not. */
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Language } from '../../../language/languages.ts';
import { findAll, type Folded, fold, foldQuery, type Span } from '../../search/fold.ts';
import { readItems } from '../pages/page-text.ts';

export interface PdfHit {
  /** From 1. */
  page: number;
  /** The pieces of the page that hold it, each with the part of its text. */
  parts: { item: number; span: Span }[];
  /** Its height on the page, in points from the foot. */
  y: number;
}

/** A stretch of a page's text, and the item of PDF.js that it comes from. */
interface Piece {
  item: number;
  /** Where it begins in the page's text, and how long it is. */
  start: number;
  length: number;
  /** Its height on the page, in points from the foot. */
  y: number;
}

export interface SearchablePage {
  page: number;
  text: string;
  pieces: Piece[];
  folded: Folded;
}

/** Reads the text of all pages. */
export async function readPages(pdf: PDFDocumentProxy, language: Language): Promise<SearchablePage[]> {
  const pages: SearchablePage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await readItems(await pdf.getPage(number));
    const pieces: Piece[] = [];
    let text = '';
    for (const [item, { str, hasEOL, transform }] of items.entries()) {
      pieces.push({ item, start: text.length, length: str.length, y: transform[5] as number });
      text += hasEOL ? `${str}\n` : str;
    }
    pages.push({ page: number, text, pieces, folded: fold(text, language) });
  }
  return pages;
}

/** Finds a query on all pages, in reading order. */
export function findInPages(pages: SearchablePage[], query: string, language: Language): PdfHit[] {
  const wanted = foldQuery(query, language);
  return pages.flatMap(({ page, folded, pieces }) =>
    findAll(folded, wanted).flatMap((span): PdfHit[] => {
      const touched = pieces.filter(({ start, length }) => start < span.end && start + length > span.start);
      if (touched.length === 0) return [];
      const parts = touched.map(({ item, start, length }) => ({
        item,
        span: { start: Math.max(0, span.start - start), end: Math.min(length, span.end - start) },
      }));
      return [{ page, parts, y: touched[0]!.y }];
    }),
  );
}
