/** Opens a PDF in PDF.js' own viewer, with the site's links and search. */
// Must be imported first: the viewer uses the global that it sets.
import { AnnotationEditorType, getDocument, PDFWorker, VerbosityLevel } from 'pdfjs-dist';
import { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import 'pdfjs-dist/legacy/web/pdf_viewer.css';
// oxlint-disable-next-line import/default -- Vite gives the address of the file.
import ownUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { siteConfig } from '../../site-config.ts';
import { createNormalizer } from '../search/normalize.ts';
import { allSections, type PolicyPage } from '../text.ts';
// oxlint-disable-next-line import/default -- the same
import remoteUrl from './remote-worker.ts?worker&url';

// Browsers start no worker from another origin: a script of ours imports it.
const workerUrl = siteConfig.pdfWorkerUrl ? remoteUrl : ownUrl;
/** The site's only Trusted Types policy, which gives this address and nothing else. */
const policy = window.trustedTypes?.createPolicy('pdf-worker', { createScriptURL: () => workerUrl });

export interface OpenPdf {
  viewer: PDFViewer;
  eventBus: EventBus;
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

  const port = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
  signal.addEventListener('abort', () => port.terminate());
  const died = new Promise<never>((_, reject) => port.addEventListener('error', reject));
  // What is sent to it before its script has been imported would be lost.
  const started = new Promise((resolve) => port.addEventListener('message', resolve, { once: true }));
  await Promise.race([started, died]);
  const worker = new PDFWorker({ port: port as never, verbosity: VerbosityLevel.ERRORS });
  const pdf = await Promise.race([getDocument({ data, worker, useWasm: false }).promise, died]);
  died.catch(onFailure);
  // The outline has all sections of the text, in the same order.
  const outline = (await pdf.getOutline()).flatMap((entry) => [entry, ...(entry.items as (typeof entry)[])]);
  const section = outline[allSections(text.sections).findIndex(({ id }) => location.hash === `#${id}`)];
  signal.throwIfAborted();

  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus });
  linkService.addLinkAttributes = setLink;
  const find = new PDFFindController({ linkService, eventBus, updateMatchesCountOnProgress: false });
  const { normalize, createMatcher } = createNormalizer(text.language, text.variants);
  find.match = (query, page) => createMatcher(query as string)(normalize(page));
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
    eventBus,
    linkService,
    findController: find,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    // No localisation: the page has its own labels.
    l10n: { pause() {}, resume() {} } as never,
  });
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'auto';
    for (const [index, page] of container.querySelectorAll('.page').entries())
      page.setAttribute('aria-label', labelOf(index + 1));
  });
  const fitAgain = () => {
    const { currentScaleValue: fit } = viewer;
    viewer.currentScaleValue = fit;
  };
  addEventListener('resize', fitAgain, { signal });
  // Once the pages have their size. `goToDestination` would focus the page, and so scroll again.
  const showSection = async () => {
    const destArray = section!.dest as [never];
    viewer.scrollPageIntoView({ pageNumber: (await pdf.getPageIndex(destArray[0])) + 1, destArray });
  };
  if (section) eventBus.on('pagerendered', showSection, { once: true });
  eventBus.on('pagerendered', ({ error }: { error: Error | null }) => error && onFailure());
  linkService.setViewer(viewer);
  linkService.setDocument(pdf);
  viewer.setDocument(pdf);
  return { viewer, eventBus };
}
