/** Prints the PDF itself: its pages are drawn for paper, one after the other, and taken away again. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import styles from '../viewer.module.css';

/** Dots an inch of a page on paper. */
const density = 150;

export interface Printing {
  /** The page that is being drawn; 0 when nothing is. */
  page: number;
  failed: boolean;
  start: () => void;
  cancel: () => void;
}

export function usePrint(pdf: PDFDocumentProxy | null, tool: RefObject<HTMLElement | null>): Printing {
  const [page, setPage] = useState(0);
  const [failed, setFailed] = useState(false);
  const job = useRef<AbortController | null>(null);
  const holder = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const clear = () => {
      release(holder.current);
      holder.current = null;
    };
    addEventListener('afterprint', clear);
    return () => {
      job.current?.abort();
      clear();
      removeEventListener('afterprint', clear);
    };
  }, []);

  const start = async () => {
    if (!pdf || page > 0) return;
    const { signal } = (job.current = new AbortController());
    const pages = document.createElement('div');
    pages.className = styles.printPages!;
    setFailed(false);
    try {
      for (let number = 1; number <= pdf.numPages; number++) {
        setPage(number);
        pages.append(await drawn(pdf, number, signal));
        signal.throwIfAborted();
      }
      holder.current = pages;
      document.body.append(pages);
      print();
    } catch {
      release(pages);
      if (!signal.aborted) setFailed(true);
    } finally {
      // The button that cancels goes: whoever is on it goes back to where they began.
      if (document.activeElement?.closest(`.${styles.printing}`)) tool.current?.focus();
      setPage(0);
    }
  };

  return { page, failed, start: () => void start(), cancel: () => job.current?.abort() };
}

/** Takes the pages away. Most browsers give the memory of a canvas back only when it has no size. */
function release(pages: HTMLElement | null): void {
  for (const canvas of pages?.querySelectorAll('canvas') ?? []) canvas.width = 0;
  pages?.remove();
}

async function drawn(pdf: PDFDocumentProxy, number: number, signal: AbortSignal): Promise<HTMLCanvasElement> {
  // A worker that hangs never answers.
  const page = await unlessAborted(pdf.getPage(number), signal);
  const viewport = page.getViewport({ scale: density / 72 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport, intent: 'print' });
  signal.addEventListener('abort', () => task.cancel(), { once: true });
  await task.promise;
  return canvas;
}

/** @throws the signal's reason as soon as it is aborted, whatever the promise does. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    promise.then(resolve, reject);
  });
}
