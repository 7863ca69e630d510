/** Prints the PDF itself: its pages are drawn for paper, one after the other, and taken away again. */
import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import styles from './viewer.module.css';

/** Dots an inch of a page on paper. */
const density = 150;

interface Printing {
  /** The page that is being drawn; 0 when nothing is. */
  page: number;
  start: () => void;
}

export function usePrint(pdf: PDFDocumentProxy | null): Printing {
  const [page, setPage] = useState(0);
  const sheets = useRef<HTMLElement>(null);

  useEffect(() => {
    const clear = () => sheets.current?.remove();
    addEventListener('afterprint', clear);
    return () => {
      clear();
      removeEventListener('afterprint', clear);
    };
  }, []);

  const start = async () => {
    if (!pdf || page > 0) return;
    const holder = document.createElement('div');
    holder.className = styles.printSheets!;
    try {
      for (let number = 1; number <= pdf.numPages; number++) {
        setPage(number);
        holder.append(await drawn(pdf, number));
      }
      sheets.current = holder;
      document.body.append(holder);
      print();
    } finally {
      setPage(0);
    }
  };

  return { page, start: () => void start() };
}

async function drawn(pdf: PDFDocumentProxy, number: number): Promise<HTMLCanvasElement> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: density / 72 });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  return canvas;
}
