/** The picture of a page, drawn by PDF.js. What is read of the page is the text layer over it. */
import { useEffect, useRef } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist';

interface Props {
  page: PDFPageProxy;
  /** CSS pixels a point, and device pixels a CSS pixel. */
  scale: number;
  density: number;
}

export function PageCanvas({ page, scale, density }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!canvas.current) return;
    const element = canvas.current;
    const size = page.getViewport({ scale });
    const viewport = page.getViewport({ scale: scale * density });
    element.width = viewport.width;
    element.height = viewport.height;
    element.style.inlineSize = `${Math.floor(size.width)}px`;
    element.style.blockSize = `${Math.floor(size.height)}px`;
    const task = page.render({ canvas: element, viewport });
    // Cancelled, or it could not be drawn: then the page stays white, and its text can be read in the layer.
    task.promise.catch(() => {});
    return () => {
      task.cancel();
      // Most browsers give the memory of a canvas back only when it has no size.
      element.width = 0;
      element.height = 0;
    };
  }, [page, scale, density]);

  return <canvas ref={canvas} dir="ltr" aria-hidden="true" />;
}
