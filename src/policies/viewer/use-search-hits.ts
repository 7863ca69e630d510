/** The search in the viewer: its query, its hits, the current one, and the marks on the pages that are drawn. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Language } from '../../language/languages.ts';
import { rangeIn, showHighlights } from '../search/highlight.ts';
import { findInPages, type PdfHit, readPages, type SearchablePage } from './find.ts';
import { sheetOf } from './use-pages.ts';
import type { Zoom } from './use-zoom.ts';

export interface Search {
  query: string;
  setQuery: (query: string) => void;
  hits: PdfHit[];
  /** The place of the current hit in the list; -1 if there is none. */
  current: number;
  /** Whether the text of the document is still being read. */
  busy: boolean;
  step: (direction: 1 | -1) => void;
  clear: () => void;
  /** Where the hits are, as parts of the whole document. */
  ticks: number[];
  currentTick: number | null;
  onText: (page: number, layer: HTMLElement | null) => void;
}

interface Options {
  pdf: PDFDocumentProxy | null;
  language: Language;
  scroller: RefObject<HTMLElement | null>;
  zoom: Zoom;
}

export function useSearchHits({ pdf, language, scroller, zoom }: Options): Search {
  const [query, setQuery] = useState('');
  const [pages, setPages] = useState<SearchablePage[] | null>(null);
  const [found, setFound] = useState<{ hits: PdfHit[]; current: number }>({ hits: [], current: -1 });
  const layers = useRef(new Map<number, HTMLElement>());
  const [drawn, setDrawn] = useState(0);
  const asked = query.trim() !== '';

  // The text is read when it is first searched for.
  useEffect(() => {
    if (!pdf || !asked || pages) return;
    let stale = false;
    readPages(pdf, language).then(
      (read) => !stale && setPages(read),
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [pdf, asked, pages, language]);

  useEffect(() => {
    const hits = pages ? findInPages(pages, query, language) : [];
    setFound({ hits, current: hits.length > 0 ? 0 : -1 });
  }, [pages, query, language]);

  const onText = useCallback((page: number, layer: HTMLElement | null) => {
    if (layer === null && !layers.current.has(page)) return;
    if (layer) layers.current.set(page, layer);
    else layers.current.delete(page);
    setDrawn((count) => count + 1);
  }, []);

  useEffect(() => {
    const rangesOf = (hit: PdfHit) => rangesIn(layers.current.get(hit.page), hit);
    const current = found.hits[found.current];
    showHighlights(found.hits.flatMap(rangesOf), current ? rangesOf(current) : []);
  }, [found, drawn]);
  useEffect(() => () => showHighlights(), []);

  // To the current hit: its height on the page is known before the page is drawn.
  useEffect(() => {
    const hit = found.hits[found.current];
    const sheet = hit && sheetOf(scroller.current, hit.page);
    if (!hit || !sheet) return;
    const element = scroller.current!;
    const top = sheet.offsetTop + (zoom.size.height - hit.y) * zoom.scale;
    const seen = top > element.scrollTop + 40 && top < element.scrollTop + element.clientHeight - 40;
    if (!seen) element.scrollTop = top - element.clientHeight / 3;
    // Not when the zoom changes: that keeps the place by itself.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [found]);

  const partOf = (hit: PdfHit) =>
    (hit.page - 1 + (zoom.size.height - hit.y) / zoom.size.height) / (pdf?.numPages ?? 1);
  return {
    query,
    setQuery,
    ...found,
    busy: asked && !pages,
    step: (direction) =>
      setFound(({ hits, current }) => ({
        hits,
        current: hits.length > 0 ? (current + direction + hits.length) % hits.length : -1,
      })),
    clear: () => setQuery(''),
    ticks: found.hits.map(partOf),
    currentTick: found.current === -1 ? null : found.current,
    onText,
  };
}

/** The parts of a hit in the text layer of its page; none while the page is not drawn. */
function rangesIn(layer: HTMLElement | undefined, hit: PdfHit): Range[] {
  if (!layer?.isConnected) return [];
  const pieces = layer.querySelectorAll('span[role="presentation"]');
  return hit.parts.flatMap(({ item, span }) => {
    const piece = pieces[item];
    return (piece && rangeIn(piece, span)) ?? [];
  });
}
