/**
 * The picture of a page, drawn by PDF.js. react-pdf's own canvas comes with the page's structure tree inside it:
 * elements without words that take them from the text layer by `aria-owns`. They stand there before that layer
 * does, and again at each change of the zoom; Safari does not follow `aria-owns`, and reads empty headings; and
 * only the pages near the view have any. So there is none here: the text layer is what is read of a page, and
 * the headings, lists and tables of the whole document are real ones in the text view, which the viewer says.
 */
import { useEffect, useRef } from 'react';
import { usePageContext } from 'react-pdf';

/** For the `customRenderer` of react-pdf's `Page`. */
export function Picture() {
  const { page, scale, devicePixelRatio } = usePageContext()!;
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!page || !canvas.current) return;
    const element = canvas.current;
    const size = page.getViewport({ scale });
    const viewport = page.getViewport({ scale: scale * (devicePixelRatio ?? 1) });
    element.width = viewport.width;
    element.height = viewport.height;
    element.style.inlineSize = `${Math.floor(size.width)}px`;
    element.style.blockSize = `${Math.floor(size.height)}px`;
    const task = page.render({ canvas: element, viewport });
    // Cancelled, or it could not be drawn: then the sheet stays white, and its text can be read in the layer.
    task.promise.catch(() => {});
    return () => {
      task.cancel();
      // Most browsers give the memory of a canvas back only when it has no size.
      element.width = 0;
      element.height = 0;
    };
  }, [page, scale, devicePixelRatio]);

  return <canvas ref={canvas} dir="ltr" aria-hidden="true" />;
}
