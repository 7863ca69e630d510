/** The one worker of PDF.js, shared by all documents of a visit. */
import { PDFWorker, VerbosityLevel } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite gives the address of the file.
import ownUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { siteConfig } from '../../../site-config.ts';
// oxlint-disable-next-line import/default -- the same
import farUrl from './far-worker.ts?worker&url';
import { trustWorker } from './trusted-types.ts';

export interface SharedWorker {
  pdfWorker: PDFWorker;
  /** Settles when the script could not be fetched or run, or has crashed. */
  died: Promise<void>;
  /** Ends it; the next document starts another. */
  drop: () => void;
}

let shared: SharedWorker | undefined;

/**
 * The worker, started at the first call. Its script comes with the site, or, where the configuration says so,
 * from elsewhere: then through a script of ours, because a browser starts no worker from another origin.
 */
export function sharedWorker(): SharedWorker {
  shared ??= startWorker();
  return shared;
}

function startWorker(): SharedWorker {
  const url = siteConfig.pdfWorkerUrl ? farUrl : ownUrl;
  trustWorker(url);
  const port = new Worker(url, { type: 'module' });
  const worker: SharedWorker = {
    pdfWorker: new PDFWorker({
      port: port as never,
      // A document that is left is closed, and the reading of its text cut off, of which the worker would warn. What
      // else it warns of is in the files: those are our own, and the tests read them.
      verbosity: VerbosityLevel.ERRORS,
    }),
    died: new Promise((settle) => port.addEventListener('error', () => settle())),
    drop: () => {
      if (shared === worker) shared = undefined;
      worker.pdfWorker.destroy();
      port.terminate();
    },
  };
  // Also one that nobody has waited for: it was started ahead.
  void worker.died.then(worker.drop);
  return worker;
}
