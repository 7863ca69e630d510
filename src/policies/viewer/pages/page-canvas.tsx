/** The picture of a page, drawn by PDF.js. What is read of the page is the text layer over it. */
import { useEffect, useRef } from 'react';
import type { PDFPageProxy, RenderTask } from 'pdfjs-dist';
import { afterNextPaint } from '../../../ui/after-next-paint.ts';

interface Props {
  page: PDFPageProxy;
  /** CSS pixels a point, and device pixels a CSS pixel. */
  scale: number;
  density: number;
  /** There is something to see of the page, or no more. */
  onDrawn: (drawn: boolean) => void;
}

export function PageCanvas({ page, scale, density, onDrawn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);

  // At another scale the picture is stretched at once, and drawn anew when that is on the screen: drawing takes its time.
  useEffect(() => {
    const element = canvas.current!;
    const { width, height } = page.getViewport({ scale });
    element.style.inlineSize = `${Math.floor(width)}px`;
    element.style.blockSize = `${Math.floor(height)}px`;
    let task: RenderTask | undefined;
    const draw = () => {
      const viewport = page.getViewport({ scale: scale * density });
      // Beside the picture that is shown, which a new size would empty.
      const drawn = document.createElement('canvas');
      drawn.width = viewport.width;
      drawn.height = viewport.height;
      task = page.render({ canvas: drawn, viewport });
      task.promise
        .then(() => {
          element.width = drawn.width;
          element.height = drawn.height;
          element.getContext('2d')!.drawImage(drawn, 0, 0);
          onDrawn(true);
        })
        // Called off, or it could not be drawn: then the page stays as it is, and its text can be read in the layer.
        .catch((error: Error) => error.name !== 'RenderingCancelledException' && onDrawn(true))
        .finally(() => empty(drawn));
    };
    const callOff = afterNextPaint(draw);
    return () => {
      callOff();
      task?.cancel();
    };
  }, [page, scale, density, onDrawn]);

  useEffect(() => {
    const element = canvas.current!;
    return () => {
      onDrawn(false);
      empty(element);
    };
  }, [page, onDrawn]);

  return <canvas ref={canvas} dir="ltr" aria-hidden="true" />;
}

/** Most browsers give the memory of a canvas back only when it has no size. */
function empty(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}
