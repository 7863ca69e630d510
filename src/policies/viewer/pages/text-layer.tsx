/** The text of a page, unseen over its picture: what is read aloud, selected and marked. It needs no new zoom. */
import { useEffect, useRef } from 'react';
import { type PDFPageProxy, TextLayer as PdfTextLayer } from 'pdfjs-dist';
import { type PageItems, readItems } from './page-text.ts';
import styles from './pages.module.css';

interface Props {
  page: PDFPageProxy;
  /** CSS pixels a point. */
  scale: number;
  /** Whether the page begins with the title, which the heading of the web page has said: it is not said again. */
  titled: boolean;
  /** The elements of the items, in their order, once they stand there. */
  onText: (items: HTMLElement[]) => void;
}

/**
 * The scale at which PDF.js measures the letters; it is seen in nothing. At 1, a title of 30 points is measured as 10:
 * PDF.js takes its canvas for set to 30 px (`TextLayer.#getAscent`), which it is no more once it was made empty.
 */
const measuringScale = 1.01;

export function TextLayer({ page, scale, titled, onText }: Props) {
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let layer: PdfTextLayer | undefined;
    let stale = false;
    const render = async () => {
      const content = await readItems(page);
      if (stale) return;
      layer = new PdfTextLayer({
        textContentSource: content,
        container: element,
        viewport: page.getViewport({ scale: measuringScale }),
      });
      await layer.render();
      if (titled) for (const item of layer.textDivs.slice(0, titleLength(content))) item.ariaHidden = 'true';
      if (!stale) onText(layer.textDivs);
    };
    // Left before it was read.
    render().catch(() => {});
    return () => {
      stale = true;
      layer?.cancel();
      element.replaceChildren();
    };
  }, [page, titled, onText]);

  const { width, height } = page.getViewport({ scale: 1 });
  return (
    <div
      ref={container}
      className={`textLayer ${styles.textLayer}`}
      // Drawn larger, and not set larger: with another size of letters every piece would be styled and set anew.
      style={{ minInlineSize: `${width}px`, minBlockSize: `${height}px`, transform: `scale(${scale})` }}
    />
  );
}

/** How many items the title has: no other letters are as large. */
function titleLength({ items }: PageItems): number {
  return items.findIndex(({ height }) => height > 0 && height < items[0]!.height);
}
