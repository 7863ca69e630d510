/** One page: white and of the right size at once, drawn when it is near the viewport, and forgotten when it is not. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useCopy } from '../../../navigation/context.tsx';
import type { PolicyText } from '../../text.ts';
import type { Size } from '../zoom/use-zoom.ts';
import { LinkLayer } from './link-layer.tsx';
import { PageCanvas } from './page-canvas.tsx';
import type { PageLink } from './page-links.ts';
import styles from './pages.module.css';
import { SheetHead } from './sheet-head.tsx';
import { TextLayer } from './text-layer.tsx';

interface Props {
  pdf: PDFDocumentProxy;
  text: PolicyText;
  number: number;
  label: string;
  scale: number;
  size: Size;
  nearViewport: boolean;
  links: PageLink[] | undefined;
  root: RefObject<HTMLElement | null>;
  onNearViewport: (page: number, near: boolean) => void;
  /** The text of the page stands in the layer over the picture; null when it has gone. */
  onText: (page: number, items: HTMLElement[] | null) => void;
}

/** The most pixels of one drawn page: 32 MB. Sharp on dense screens at usual sizes, bounded when zoomed in. */
const mostPixels = 8_000_000;

export function PdfPage(props: Props) {
  const { pdf, text, number, label, scale, size, nearViewport, links, root, onNearViewport, onText } = props;
  const element = useRef<HTMLDivElement>(null);
  const page = usePage(pdf, number, nearViewport);
  const [drawn, setDrawn] = useState(false);
  const copy = useCopy('policies').viewer;
  const [width, height] = [size.width * scale, size.height * scale];

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // The last is how it stands: a slow device is told of several changes at once.
        const entry = entries.at(-1)!;
        // While the page is printed, there is no viewport.
        if (entry.rootBounds?.height) onNearViewport(number, entry.isIntersecting);
      },
      // Half a window ahead in both directions.
      { root: root.current, rootMargin: '50% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [number, onNearViewport, root]);

  useEffect(() => {
    if (!nearViewport) onText(number, null);
  }, [nearViewport, number, onText]);

  const onPageText = useCallback((items: HTMLElement[]) => onText(number, items), [number, onText]);

  return (
    <div
      ref={element}
      className={styles.page}
      data-page={number}
      role="group"
      aria-label={label}
      style={{ inlineSize: `${width}px`, blockSize: `${height}px` }}
    >
      {!drawn && (
        <div className={styles.coming} data-coming aria-hidden="true">
          {number === 1 && <SheetHead text={text} />}
          <p>{copy.loading}</p>
        </div>
      )}
      {nearViewport && page && (
        <>
          <PageCanvas
            page={page}
            scale={scale}
            density={Math.min(devicePixelRatio, 2, Math.sqrt(mostPixels / (width * height)))}
            onDrawn={setDrawn}
          />
          <TextLayer page={page} scale={scale} titled={number === 1} onText={onPageText} />
        </>
      )}
      {nearViewport && links && <LinkLayer links={links} scale={scale} />}
    </div>
  );
}

/** A page of the document; fetched when it is first wanted. */
function usePage(pdf: PDFDocumentProxy, number: number, wanted: boolean): PDFPageProxy | null {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    let stale = false;
    if (wanted) {
      pdf.getPage(number).then(
        (found) => !stale && setPage(found),
        // Closed in the meantime.
        () => {},
      );
    }
    return () => {
      stale = true;
    };
  }, [pdf, number, wanted]);
  return page;
}
