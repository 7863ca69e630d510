/** The one worker of PDF.js, shared by all documents of a visit. */
import { pdfjs } from 'react-pdf';
// oxlint-disable-next-line import/default -- Vite gives the address of the file.
import ownUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { siteConfig } from '../../site-config.ts';
// oxlint-disable-next-line import/default -- the same
import farUrl from './far-worker.ts?worker&url';
import { trustWorker } from './trusted.ts';

let worker: InstanceType<typeof pdfjs.PDFWorker> | undefined;

/**
 * The worker, started at the first call. Its script comes with the site, or, where the configuration says so,
 * from elsewhere: then through a script of ours, because a browser starts no worker from another origin.
 */
export function sharedWorker() {
  if (!worker) {
    const url = siteConfig.pdfWorkerUrl ? farUrl : ownUrl;
    trustWorker(url);
    worker = new pdfjs.PDFWorker({
      port: new Worker(url, { type: 'module' }) as never,
      // A document that is left is closed, and the reading of its text cut off, of which the worker would warn. What
      // else it warns of is in the files: those are our own, and the tests read them.
      verbosity: pdfjs.VerbosityLevel.ERRORS,
    });
  }
  return worker;
}
