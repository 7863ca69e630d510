/** A PDF in PDF.js' own viewer, with the site's links and its search. */
// First: the viewer takes PDF.js from where this puts it.
import { AnnotationEditorType, AnnotationMode, getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import { type Folded, type Folding, foldingOf } from '../search/fold.ts';
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
  /** Where a link of the file leads on this page. */
  hrefOf: (url: string) => string;
  /** `Page 2 of 9` */
  labelOf: (page: number) => string;
  /** A page could not be drawn, or the worker has died. */
  onFailure: () => void;
  /** Closes it. */
  signal: AbortSignal;
}

/** @throws whatever the file, the worker or the browser lacks */
export async function openPdf(options: Options): Promise<OpenPdf> {
  const { container, text, file, signal, onFailure } = options;
  const data = await fetchWhole(file, signal);
  const port = startWorker();
  const worker = new PDFWorker({ port: port as never, verbosity: VerbosityLevel.ERRORS });
  signal.addEventListener('abort', () => {
    worker.destroy();
    port.terminate();
  });
  const died = new Promise<never>((_, reject) =>
    port.addEventListener('error', () => reject(new Error('The worker died'))),
  );
  const task = getDocument({ data, worker, useWasm: false });
  const pdf = await Promise.race([task.promise, died]);
  signal.throwIfAborted();
  died.catch(onFailure);

  const bus = new EventBus();
  const links = new SiteLinks({ eventBus: bus }, options.hrefOf);
  const find = new FoldedFind(
    { linkService: links, eventBus: bus, delay: 0 },
    foldingOf(text.language, text.variants),
  );
  const viewer = new PDFViewer({
    container,
    eventBus: bus,
    linkService: links,
    findController: find,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    l10n: noWords as never,
    abortSignal: signal,
  });
  signal.addEventListener('abort', () => {
    viewer.setDocument(null as never);
    find.setDocument(null as never);
    links.setDocument(null);
    task.destroy().catch(() => {});
  });
  bus.on('pagesinit', () => {
    viewer.currentScaleValue = container.clientWidth < narrow ? 'page-width' : 'auto';
    for (let page = 0; page < viewer.pagesCount; page++)
      (viewer.getPageView(page) as { div: HTMLElement }).div.setAttribute(
        'aria-label',
        options.labelOf(page + 1),
      );
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
    if (!response.ok || data.length !== bytes)
      throw new Error(`${href}: ${response.status}, ${data.length} bytes`);
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

/** Links that stay on the host, and in the kind of address, that is being visited. */
class SiteLinks extends PDFLinkService {
  readonly #hrefOf: Options['hrefOf'];

  constructor(options: ConstructorParameters<typeof PDFLinkService>[0], hrefOf: Options['hrefOf']) {
    super(options);
    this.#hrefOf = hrefOf;
  }

  override addLinkAttributes(link: HTMLAnchorElement, url: string): void {
    link.href = this.#hrefOf(url);
  }
}

/** Finds words however they are written. */
class FoldedFind extends PDFFindController {
  readonly #folding: Folding;
  readonly #folded = new Map<string, Folded>();

  constructor(options: ConstructorParameters<typeof PDFFindController>[0], folding: Folding) {
    super(options);
    this.#folding = folding;
  }

  override match(_query: string, page: string): { index: number; length: number }[] {
    const folded = this.#folded.get(page) ?? this.#folding.fold(page);
    this.#folded.set(page, folded);
    const places = this.#folding.finder((this.state as { query: string }).query)(folded);
    return places.map(({ start, end }) => ({ index: start, length: end - start }));
  }
}
