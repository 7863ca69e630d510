/** A PDF in PDF.js' own viewer, with the site's links and its search. */
// First: the viewer takes PDF.js from where this puts it.
import { AnnotationEditorType, AnnotationMode, getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import { type Folded, foldingOf } from '../search/fold.ts';
import type { PolicyPage } from '../text.ts';
import { startWorker } from './worker.ts';

/** How long the file may take, in milliseconds. */
const timeoutMs = 60_000;
/** Below this width, in pixels, a page takes all of it. */
const narrow = 800;

export interface OpenPdf {
  viewer: PDFViewer;
  find: PDFFindController;
  bus: EventBus;
}

interface Options extends PolicyPage {
  /** Positioned absolutely, with one element in it for the pages. */
  container: HTMLDivElement;
  /** Gives a link of the file its name, and where it leads on this page. */
  setLink: (link: HTMLAnchorElement, url: string) => void;
  /** `Page 2 of 9` */
  labelOf: (page: number) => string;
  /** A page could not be drawn, or the worker has died. */
  onFailure: () => void;
  /** Closes it. */
  signal: AbortSignal;
}

/** @throws whatever the file, the worker or the browser lacks */
export async function openPdf(options: Options): Promise<OpenPdf> {
  const { container, text, file, setLink, labelOf, onFailure, signal } = options;
  const data = await fetchWhole(file, signal);
  const port = startWorker();
  const worker = new PDFWorker({ port: port as never, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({ data, worker, useWasm: false });
  signal.addEventListener('abort', () => {
    task.destroy().catch(() => {});
    worker.destroy();
    port.terminate();
  });
  const died = new Promise<never>((_, reject) =>
    port.addEventListener('error', () => reject(new Error('The worker of PDF.js died'))),
  );
  const pdf = await Promise.race([task.promise, died]);
  signal.throwIfAborted();
  died.catch(onFailure);

  const bus = new EventBus();
  const links = new PDFLinkService({ eventBus: bus });
  links.addLinkAttributes = setLink;
  const find = new PDFFindController({ linkService: links, eventBus: bus, delay: 0 });
  const { fold, finder } = foldingOf(text.language, text.variants);
  const folded = new Map<string, Folded>();
  find.match = (_, page) => {
    if (!folded.has(page)) folded.set(page, fold(page));
    const places = finder((find.state as unknown as { query: string }).query)(folded.get(page)!);
    return places.map(({ start, end }) => ({ index: start, length: end - start }));
  };
  const viewer = new PDFViewer({
    container,
    eventBus: bus,
    linkService: links,
    findController: find,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    l10n: noWords as never,
    // Not in its types.
    ...{ abortSignal: signal },
  });
  bus.on('pagesinit', () => {
    viewer.currentScaleValue = container.clientWidth < narrow ? 'page-width' : 'auto';
    for (const [index, page] of container.querySelectorAll('.page').entries())
      page.setAttribute('aria-label', labelOf(index + 1));
  });
  bus.on('pagerendered', ({ error }: { error: Error | null }) => error && onFailure());
  links.setViewer(viewer);
  links.setDocument(pdf);
  viewer.setDocument(pdf);
  return { viewer, find, bus };
}

/** @throws when the file does not come, or not all of it */
async function fetchWhole({ href, bytes }: PolicyPage['file'], signal: AbortSignal): Promise<Uint8Array> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, timeoutMs);
  signal.addEventListener('abort', end);
  try {
    const response = await fetch(href, { signal: ending.signal });
    const data = new Uint8Array(await response.arrayBuffer());
    if (!response.ok || data.length !== bytes) throw new Error(`${href}: ${data.length} of ${bytes} bytes`);
    return data;
  } finally {
    clearTimeout(timer);
  }
}

/** What PDF.js would say in English is said by the page. */
const noWords = {
  getLanguage: () => document.documentElement.lang,
  getDirection: () => document.documentElement.dir || 'ltr',
  get: () => Promise.resolve(''),
  translate: () => Promise.resolve(),
  translateOnce: () => Promise.resolve(),
  pause: () => {},
  resume: () => {},
  destroy: () => Promise.resolve(),
};
