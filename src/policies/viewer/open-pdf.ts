/** Opens a PDF in PDF.js' own viewer, with the site's links and search. */
// Must be imported first: the viewer uses the global that it sets.
import { AnnotationEditorType, AnnotationMode, getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
import { createNormalizer } from '../search/normalize.ts';
import { allSections, type PolicyPage } from '../text.ts';
import { startWorker } from './worker.ts';

/** In pixels; in a narrower container a page fills the width. */
const narrow = 800;

export interface OpenPdf {
  viewer: PDFViewer;
  bus: EventBus;
}

interface Options extends PolicyPage {
  /** Sets the name and address of a link in the PDF. */
  setLink: (link: HTMLAnchorElement, url: string) => void;
  /** `Page 2 of 9` */
  labelOf: (page: number) => string;
  /** Called when a page could not be rendered or the worker has died. */
  onFailure: () => void;
  /** Closes the PDF. */
  signal: AbortSignal;
}

/**
 * @param container absolutely positioned, with one element in it for the pages
 * @throws if the file, the worker or the browser fails
 */
export async function openPdf(container: HTMLDivElement, options: Options): Promise<OpenPdf> {
  const { text, file, setLink, labelOf, onFailure, signal } = options;
  const response = await fetch(file.href, { signal });
  const data = new Uint8Array(await response.arrayBuffer());
  if (data.length !== file.bytes) throw new Error(`${file.href}: ${data.length} of ${file.bytes} bytes`);

  const port = startWorker();
  const worker = new PDFWorker({ port: port as never, verbosity: VerbosityLevel.ERRORS });
  const task = getDocument({ data, worker, useWasm: false });
  signal.addEventListener('abort', () => {
    task.destroy().catch(() => {});
    worker.destroy();
    port.terminate();
  });
  const died = new Promise<never>((_, reject) => port.addEventListener('error', reject));
  const pdf = await Promise.race([task.promise, died]);
  died.catch(onFailure);
  // The outline has all sections of the text, in the same order.
  const outline = (await pdf.getOutline()).flatMap((entry) => [entry, ...(entry.items as (typeof entry)[])]);
  const section = outline[allSections(text.sections).findIndex(({ id }) => location.hash === `#${id}`)];
  const destArray = section?.dest as [never] | undefined;
  const pageNumber = destArray && (await pdf.getPageIndex(destArray[0])) + 1;
  signal.throwIfAborted();

  const bus = new EventBus();
  const links = new PDFLinkService({ eventBus: bus });
  links.addLinkAttributes = setLink;
  const find = new PDFFindController({ linkService: links, eventBus: bus, delay: 0 });
  const { normalize, createMatcher } = createNormalizer(text.language, text.variants);
  find.match = (_, page) => {
    const places = createMatcher((find.state as unknown as { query: string }).query)(normalize(page));
    return places.map(({ start, end }) => ({ index: start, length: end - start }));
  };
  // PDF.js would scroll the window as well, until the toolbar is out of sight.
  const scrollIfSelected = find.scrollMatchIntoView.bind(find);
  find.scrollMatchIntoView = ({ element, ...match }) => {
    const scrollIntoView = () => {
      const [hit, frame] = [element.getBoundingClientRect(), container.getBoundingClientRect()];
      container.scrollBy(0, hit.y - frame.y - frame.height / 4);
      element.scrollIntoView({ block: 'nearest' });
    };
    scrollIfSelected({ ...match, element: element && ({ scrollIntoView } as HTMLElement) });
  };
  const viewer = new PDFViewer({
    container,
    eventBus: bus,
    linkService: links,
    findController: find,
    annotationMode: AnnotationMode.ENABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    // No localisation: the page has its own labels.
    l10n: { pause() {}, resume() {} } as never,
    // Missing in its types.
    ...{ abortSignal: signal },
  });
  bus.on('pagesinit', () => {
    viewer.currentScaleValue = container.clientWidth < narrow ? 'page-width' : 'auto';
    // Fits the pages again when the container is resized, but not in print or when it is removed.
    new ResizeObserver(() => {
      const { currentScaleValue: fit } = viewer;
      if (container.offsetParent) viewer.currentScaleValue = fit;
    }).observe(container);
    for (const [index, page] of container.querySelectorAll('.page').entries())
      page.setAttribute('aria-label', labelOf(index + 1));
  });
  // Once the pages have their size. `goToDestination` would focus the page, and so scroll again.
  const showSection = () => viewer.scrollPageIntoView({ pageNumber: pageNumber!, destArray });
  if (pageNumber) bus.on('pagerendered', showSection, { once: true });
  bus.on('pagerendered', ({ error }: { error: Error | null }) => error && onFailure());
  links.setViewer(viewer);
  links.setDocument(pdf);
  viewer.setDocument(pdf);
  return { viewer, bus };
}
