/** The document of the viewer: fetched and opened, or why it is not. */
import { useEffect, useState } from 'react';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist';
import { sharedWorker } from './worker.ts';

/** Broken: the file or the worker could not be fetched or read. Stalled: nothing has come for a while. */
export type PdfError = 'broken' | 'stalled';

export interface OpenPdf {
  pdf: PDFDocumentProxy | null;
  /** How many bytes have come. */
  loaded: number;
  error: PdfError | null;
  /** Starts anew, with a worker of its own. */
  retry: () => void;
}

interface State {
  /** What it is the state of. */
  url: string;
  pdf: PDFDocumentProxy | null;
  loaded: number;
  error: PdfError | null;
}

/** How long nothing may come before the reader is told, in milliseconds. */
const stallTimeoutMs = 15_000;

/** Opens the PDF at an address, and closes it when it is no longer shown. */
export function usePdf(href: string): OpenPdf {
  const [attempt, setAttempt] = useState(0);
  // The address with a number is another one to the cache of what could not be read.
  const url = attempt === 0 ? href : `${href}?${attempt}`;
  const [state, setState] = useState<State>({ url, pdf: null, loaded: 0, error: null });

  useEffect(() => {
    const worker = sharedWorker();
    const task = getDocument({
      url,
      worker: worker.pdfWorker,
      disableRange: true,
      isEvalSupported: false,
    } as Parameters<typeof getDocument>[0]);
    let over = false;
    let timer: ReturnType<typeof setTimeout>;

    const close = () => {
      over = true;
      clearTimeout(timer);
      // A dead worker never answers.
      task.destroy().catch(() => {});
    };
    const fail = (error: PdfError) => {
      if (over) return;
      close();
      worker.drop();
      setState({ url, pdf: null, loaded: 0, error });
    };
    const progress = (loaded: number) => {
      if (over) return;
      clearTimeout(timer);
      timer = setTimeout(() => fail('stalled'), stallTimeoutMs);
      setState({ url, pdf: null, loaded, error: null });
    };

    timer = setTimeout(() => fail('stalled'), stallTimeoutMs);
    task.onProgress = ({ loaded }: { loaded: number }) => progress(loaded);
    task.promise.then(
      (pdf) => {
        if (over) return;
        clearTimeout(timer);
        task.onProgress = () => {};
        setState({ url, pdf, loaded: 0, error: null });
      },
      () => fail('broken'),
    );
    void worker.died.then(() => fail('broken'));
    return close;
  }, [url]);

  const current = state.url === url ? state : { pdf: null, loaded: 0, error: null };
  return {
    pdf: current.pdf,
    loaded: current.loaded,
    error: current.error,
    retry: () => setAttempt(attempt + 1),
  };
}
