/** The picture of a page, drawn by PDF.js. What is read of the page is the text layer over it. */
import { useEffect, useRef } from 'react';
import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';

interface Props {
  page: PDFPageProxy;
  /** CSS pixels a point, and device pixels a CSS pixel. */
  scale: number;
  density: number;
}

export function PageCanvas({ page, scale, density }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);

  // At another scale the picture is stretched at once, and drawn anew when that is on the screen: drawing takes its time.
  useEffect(() => {
    const element = canvas.current!;
    const { width, height } = page.getViewport({ scale });
    element.style.inlineSize = `${Math.floor(width)}px`;
    element.style.blockSize = `${Math.floor(height)}px`;
    let timer = 0;
    let task: RenderTask | undefined;
    const draw = () => {
      const viewport = page.getViewport({ scale: scale * density });
      element.width = viewport.width;
      element.height = viewport.height;
      task = page.render({ canvas: element, viewport });
      // Cancelled, or it could not be drawn: then the page stays white, and its text can be read in the layer.
      task.promise.catch(() => {});
    };
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      task?.cancel();
    };
  }, [page, scale, density]);

  useEffect(() => {
    const element = canvas.current!;
    return () => {
      // Most browsers give the memory of a canvas back only when it has no size.
      element.width = 0;
      element.height = 0;
    };
  }, [page]);

  return <canvas ref={canvas} dir="ltr" aria-hidden="true" />;
}
