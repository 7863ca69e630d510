/** The search in the viewer: its query, its hits, the current one, and the marks on the pages that are drawn. */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { Language } from '../../../language/languages.ts';
import { rangeIn, showHighlights } from '../../search/highlight.ts';
import { findInPages, type PdfHit, readPages, type SearchablePage } from './find.ts';
import { pageElement } from '../pages/use-pages.ts';
import type { Zoom } from '../zoom/use-zoom.ts';

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
  onText: (page: number, items: HTMLElement[] | null) => void;
}

interface Options {
  pdf: PDFDocumentProxy | null;
  language: Language;
  /** The whole viewer, and what scrolls within it. */
  frame: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  zoom: Zoom;
}

export function useSearchHits({ pdf, language, frame, scroller, zoom }: Options): Search {
  const [query, setQuery] = useState('');
  const [pages, setPages] = useState<SearchablePage[] | null>(null);
  const layers = useRef(new Map<number, HTMLElement[]>());
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

  const hits = useMemo(() => (pages ? findInPages(pages, query, language) : []), [pages, query, language]);
  // A choice holds for the hits that it was made among; other hits begin at the first.
  const [choice, setChoice] = useState<{ hits: PdfHit[]; index: number }>({ hits: [], index: -1 });
  const current = choice.hits === hits ? choice.index : Math.min(0, hits.length - 1);

  const onText = useCallback((page: number, items: HTMLElement[] | null) => {
    if (items === null && !layers.current.has(page)) return;
    if (items) layers.current.set(page, items);
    else layers.current.delete(page);
    setDrawn((count) => count + 1);
  }, []);

  useEffect(() => {
    const rangesOf = (hit: PdfHit) => rangesIn(layers.current.get(hit.page), hit);
    const shown = hits[current];
    showHighlights(hits.flatMap(rangesOf), shown ? rangesOf(shown) : []);
  }, [hits, current, drawn]);
  useEffect(() => () => showHighlights(), []);

  // Not again when the zoom changes, which keeps the place by itself.
  const latestZoom = useRef(zoom);
  useEffect(() => {
    latestZoom.current = zoom;
  });

  // To the current hit: its height on the page is known before the page is drawn.
  useEffect(() => {
    const hit = hits[current];
    const element = scroller.current;
    const page = hit && pageElement(element, hit.page);
    if (!element || !page) return;
    const { size, scale } = latestZoom.current;
    const top = page.offsetTop + (size.height - hit.y) * scale;
    const seen = top > element.scrollTop + 40 && top < element.scrollTop + element.clientHeight - 40;
    if (!seen) element.scrollTo({ top: top - element.clientHeight / 3, behavior: 'instant' });
    // The viewer may be higher than what the window has left for it.
    const inWindow = element.getBoundingClientRect().top + top - element.scrollTop;
    if (inWindow > innerHeight - 40) frame.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [hits, current, frame, scroller]);

  const partOf = (hit: PdfHit) =>
    (hit.page - 1 + (zoom.size.height - hit.y) / zoom.size.height) / (pdf?.numPages ?? 1);
  return {
    query,
    setQuery,
    hits,
    current,
    busy: asked && !pages,
    step: (direction) => {
      if (hits.length === 0) return;
      setChoice({ hits, index: (current + direction + hits.length) % hits.length });
    },
    clear: () => setQuery(''),
    ticks: hits.map(partOf),
    currentTick: current === -1 ? null : current,
    onText,
  };
}

/** The parts of a hit in the text layer of its page; none while the page is not drawn. */
function rangesIn(items: HTMLElement[] | undefined, hit: PdfHit): Range[] {
  return hit.parts.flatMap(({ item, span }) => {
    const element = items?.[item];
    return (element?.isConnected && rangeIn(element, span)) || [];
  });
}
