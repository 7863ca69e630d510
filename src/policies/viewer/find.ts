/** The search within a document: all its pages, drawn or not. */
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Language } from '../../language/languages.ts';
import { findAll, type Folded, fold, foldQuery, type Span } from '../search/fold.ts';
import { type PageText, pageText } from './page-text.ts';

export interface PdfHit {
  /** From 1. */
  page: number;
  /** The pieces of the page that hold it, each with the part of its text. */
  parts: { item: number; span: Span }[];
  /** Its height on the page, in points from the foot. */
  y: number;
}

export interface SearchablePage extends PageText {
  page: number;
  folded: Folded;
}

/** Reads the text of all pages. */
export async function readPages(pdf: PDFDocumentProxy, language: Language): Promise<SearchablePage[]> {
  const pages: SearchablePage[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const content = await page.getTextContent({ includeMarkedContent: true });
    const read = pageText(content);
    pages.push({ ...read, page: number, folded: fold(read.text, language) });
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
