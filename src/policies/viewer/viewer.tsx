/**
 * The viewer of a PDF: react-pdf draws the pages that come into view; this file holds what is open and puts the
 * parts together. It is fetched on the policy page only, when the PDF is wanted.
 */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { Document } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { useCopy, useLanguage } from '../../routing/context.tsx';
import { fill } from '../../language/copy.ts';
import type { PolicyFile, PolicyText } from '../text.ts';
import { Failure } from './failure.tsx';
import { Loading } from './loading.tsx';
import { type PageLink, readLinks } from './page-links.ts';
import { Sheet } from './sheet.tsx';
import { Toolbar } from './toolbar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { usePages } from './use-pages.ts';
import { usePrint } from './use-print.ts';
import { useSearchHits } from './use-search-hits.ts';
import { useZoom } from './use-zoom.ts';
import styles from './viewer.module.css';
import { sharedWorker } from './worker.ts';

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
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);

  const options = useMemo(() => ({ worker: sharedWorker(), disableRange: true }), []);
  const zoom = useZoom(scroller, pdf);
  const pages = usePages(scroller, file.pages, zoom);
  const search = useSearchHits({ pdf, language, frame, scroller, zoom });
  const fullScreen = useFullScreen(frame);
  const printing = usePrint(pdf);
  const links = useLinks(pdf, text);

  const fetchAgain = () => {
    setFailed(false);
    setLoaded(0);
    setAttempt(attempt + 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') {
      event.preventDefault();
      searchField.current?.select();
    } else if (event.key === 'Escape') {
      if (search.query) search.clear();
      else fullScreen.leave();
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
          <Document
            // The address with a number is another one to the cache of what could not be read.
            key={attempt}
            file={attempt === 0 ? file.href : `${file.href}?${attempt}`}
            options={options}
            suspense={false}
            onLoadProgress={({ loaded: bytes }) => setLoaded(bytes)}
            onLoadSuccess={setPdf}
            onLoadError={() => setFailed(true)}
            loading={null}
            error={null}
            noData={null}
            className={styles.sheets}
          >
            {pdf &&
              Array.from({ length: pdf.numPages }, (_, index) => (
                <Sheet
                  key={index}
                  number={index + 1}
                  label={fill(pageLabel, { page: index + 1, pages: pdf.numPages })}
                  scale={zoom.scale}
                  size={zoom.size}
                  near={pages.near.has(index + 1)}
                  links={links.get(index + 1)}
                  root={scroller}
                  onNear={pages.setNear}
                  onText={search.onText}
                />
              ))}
          </Document>
          {!pdf && !failed && (
            <Loading loaded={Math.min(loaded, file.bytes)} total={file.bytes} readText={readText} />
          )}
          {failed && <Failure file={file} again={fetchAgain} readText={readText} />}
        </div>
        <Ticks hits={search.ticks} current={search.currentTick} />
      </div>
      <div role="status" className={printing.page ? styles.printing : 'visually-hidden'}>
        {printing.page > 0 && fill(copy.preparing, { page: printing.page, pages: file.pages })}
      </div>
    </div>
  );
}

/** The links of the document by page; none until they have been read. */
function useLinks(pdf: PDFDocumentProxy | null, text: PolicyText): ReadonlyMap<number, PageLink[]> {
  const [links, setLinks] = useState<ReadonlyMap<number, PageLink[]>>(new Map());
  useEffect(() => {
    let stale = false;
    if (pdf) {
      readLinks(pdf, text).then(
        (read) => !stale && setLinks(read),
        // Closed in the meantime.
        () => {},
      );
    }
    return () => {
      stale = true;
    };
  }, [pdf, text]);
  return links;
}

/** Where in the document the hits are, along the scroll bar. */
function Ticks({ hits, current }: { hits: number[]; current: number | null }) {
  return (
    <div className={styles.ticks} aria-hidden="true">
      {hits.map((part, index) => (
        <span
          key={index}
          className={index === current ? styles.currentTick : undefined}
          style={{ insetBlockStart: `${part * 100}%` }}
        />
      ))}
    </div>
  );
}
