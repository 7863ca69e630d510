/** How large the pages are drawn: by a number, or so that they fit. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';

export type Fit = 'width' | 'page' | 'none';

export interface Size {
  /** In points, of a page. All pages of our documents are alike. */
  width: number;
  height: number;
}

export interface Zoom {
  /** CSS pixels a point. */
  scale: number;
  /** As people read it: 100 is the size on paper. */
  percent: number;
  fit: Fit;
  /** Whether the reader has chosen it. */
  chosen: boolean;
  size: Size;
  fitTo: (fit: Fit) => void;
  /** One step larger (1) or smaller (-1). */
  step: (direction: 1 | -1) => void;
}

/** A point is a 72nd of an inch, a CSS pixel a 96th. */
const paper = 96 / 72;
const steps = [0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3];
/** The available around a sheet. */
const margin = 20;
/** How much of a page's width its text takes: 150 of 210 mm (`build/policies/document.typ`), and a hair. */
const textPart = 0.74;
const a4: Size = { width: 595, height: 842 };

interface Choice {
  fit: Fit;
  zoom: number;
}
const unchosen: Choice = { fit: 'width', zoom: 1 };

/** The zoom of a document in a scroller; the middle of what is shown stays where it is. */
export function useZoom(scroller: RefObject<HTMLElement | null>, pdf: PDFDocumentProxy | null): Zoom {
  const [size, setSize] = useState(a4);
  const [available, setAvailable] = useState({ width: 0, height: 0 });
  const [choice, setChoice] = useState<Choice>(unchosen);

  useEffect(() => {
    pdf?.getPage(1).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 });
        setSize({ width, height });
      },
      () => {},
    );
  }, [pdf]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      // While the page is printed, there is none.
      if (element.clientWidth > 0) setAvailable({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  // On a small screen the margin would cost letters.
  const space = available.width < 560 ? 8 : margin;
  // There, the text fills the width at first, and the margins are beyond the edges.
  const shownWidth = available.width < 560 ? size.width * textPart : size.width;
  const widthScale = Math.min((available.width - 2 * space) / shownWidth, paper * 1.5);
  const pageScale = Math.min(
    (available.width - 2 * space) / size.width,
    (available.height - 2 * space) / size.height,
  );
  const fitted = { width: widthScale, page: pageScale, none: choice.zoom * paper };
  const scale = Math.max(0.2, fitted[choice.fit]);
  useSteadyMiddle(scroller, available.width > 0 ? scale : null, pdf);

  const zoom = scale / paper;
  return {
    scale,
    percent: Math.round(zoom * 100),
    fit: choice.fit,
    chosen: choice !== unchosen,
    size,
    fitTo: (fit) => setChoice({ fit, zoom }),
    step: (direction) => {
      const next =
        direction === 1
          ? steps.find((step) => step > zoom + 0.01)
          : steps.findLast((step) => step < zoom - 0.01);
      if (next) setChoice({ fit: 'none', zoom: next });
    },
  };
}

/**
 * Shows the middle of a page at first; after a change of the scale, the same words are in the middle.
 * @param scale null until the available is measured: the first scale is no change of another
 */
function useSteadyMiddle(
  scroller: RefObject<HTMLElement | null>,
  scale: number | null,
  pdf: PDFDocumentProxy | null,
): void {
  const measured = scale !== null;
  const before = useRef(scale);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !pdf || !measured) return;
    const { clientWidth, scrollWidth } = element;
    element.scrollTo({ left: (signOf(element) * (scrollWidth - clientWidth)) / 2, behavior: 'instant' });
  }, [scroller, pdf, measured]);

  useLayoutEffect(() => {
    const element = scroller.current;
    const ratio = scale && before.current ? scale / before.current : 1;
    before.current = scale;
    if (!element || ratio === 1) return;
    const { clientHeight, clientWidth, scrollTop, scrollLeft } = element;
    const sign = signOf(element);
    element.scrollTo({
      top: (scrollTop + clientHeight / 2) * ratio - clientHeight / 2,
      left: sign * ((Math.abs(scrollLeft) + clientWidth / 2) * ratio - clientWidth / 2),
      behavior: 'instant',
    });
  }, [scroller, scale]);
}

/** Where writing goes from right to left, so does the position of what scrolls, in negative numbers. */
const signOf = (element: HTMLElement) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);
