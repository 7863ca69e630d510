/**
 * The viewer of a PDF, over PDF.js. This file puts its parts together: the document that is open, its pages, the
 * toolbar, the search, the zoom and the print. It is fetched on the policy page only, when the PDF is wanted.
 */
import { type KeyboardEvent, useRef } from 'react';
import { useCopy, useLanguage } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import type { PolicyFile, PolicyText } from '../text.ts';
import { Failure } from './document/failure.tsx';
import { Loading } from './document/loading.tsx';
import { usePdf } from './document/use-pdf.ts';
import { sharedWorker } from './document/worker.ts';
import pageStyles from './pages/pages.module.css';
import { PdfPage } from './pages/pdf-page.tsx';
import { useLinks } from './pages/use-links.ts';
import { usePages } from './pages/use-pages.ts';
import { PrintBar } from './print/print-bar.tsx';
import { usePrint } from './print/use-print.ts';
import { Ticks } from './search/ticks.tsx';
import { useSearchHits } from './search/use-search-hits.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useFullScreen } from './toolbar/use-full-screen.ts';
import styles from './viewer.module.css';
import { useZoom } from './zoom/use-zoom.ts';

/** Started ahead by who expects the viewer to be wanted. */
export { sharedWorker };

export interface ViewerProps {
  file: PolicyFile;
  text: PolicyText;
  /** Shows the document as text instead. */
  readText: () => void;
}

export function Viewer({ file, text, readText }: ViewerProps) {
  const copy = useCopy('policies').viewer;
  const pageLabel = useCopy('policies').documentMeta.page;
  const language = useLanguage();
  const { pdf, loaded, error, retry } = usePdf(file.href);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const printTool = useRef<HTMLButtonElement>(null);

  const zoom = useZoom(scroller, pdf);
  const pages = usePages(scroller, file.pages, zoom);
  const search = useSearchHits({ pdf, language, frame, scroller, zoom });
  const fullScreen = useFullScreen(frame);
  const printing = usePrint(pdf, printTool);
  const links = useLinks(pdf, text);

  const tryAgain = () => {
    // The button goes with the failure; what it is pressed for comes here.
    scroller.current?.focus({ preventScroll: true });
    retry();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      searchField.current?.select();
    } else if (event.key === 'Escape') {
      if (search.query) {
        // The buttons of the search go, and the focus would go with them.
        if (document.activeElement?.closest('[role=search]')) searchField.current?.focus();
        search.clear();
      } else fullScreen.leave();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys that work in all of the viewer.
    <div
      ref={frame}
      className={styles.viewer}
      role="group"
      aria-label={copy.label}
      aria-describedby="viewer-note"
      onKeyDown={onKeyDown}
    >
      <p id="viewer-note" className="visually-hidden">
        {copy.note}
      </p>
      <Toolbar
        ready={pdf !== null}
        pages={pages}
        zoom={zoom}
        search={search}
        searchField={searchField}
        fullScreen={fullScreen}
        print={printing.start}
        printTool={printTool}
      />
      <div className={styles.frame}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by the keyboard. */}
        <div
          ref={scroller}
          className={styles.scroller}
          role="region"
          aria-label={fill(copy.pages, { title: text.title })}
          tabIndex={0}
        >
          {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
          {pdf && (
            <div className={pageStyles.pages}>
              {Array.from({ length: pdf.numPages }, (_, index) => (
                <PdfPage
                  key={index}
                  pdf={pdf}
                  text={text}
                  number={index + 1}
                  label={fill(pageLabel, { page: index + 1, pages: pdf.numPages })}
                  scale={zoom.scale}
                  size={zoom.size}
                  nearViewport={pages.nearViewport.has(index + 1)}
                  links={links.get(index + 1)}
                  root={scroller}
                  onNearViewport={pages.setNearViewport}
                  onText={search.onText}
                />
              ))}
            </div>
          )}
          {!pdf && !error && (
            <Loading
              text={text}
              loaded={Math.min(loaded, file.bytes)}
              total={file.bytes}
              readText={readText}
            />
          )}
          <Failure file={file} error={error} retry={tryAgain} readText={readText} />
        </div>
        <Ticks hits={search.ticks} current={search.currentTick} />
      </div>
      <PrintBar printing={printing} pages={file.pages} />
    </div>
  );
}
