/** The PDF viewer: PDF.js' viewer with our own toolbar, loaded on demand. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../language/copy.ts';
import { withTimeout } from '../../utils/with-timeout.ts';
import { useCopy, useLanguage, useRouteMatch } from '../../navigation/context.tsx';
import { siteConfig } from '../../site-config.ts';
import type { PolicyPage } from '../text.ts';
import { type OpenPdf, openPdf } from './open-pdf.ts';
import { Toolbar } from './toolbar.tsx';
import styles from './viewer.module.css';

interface Props extends PolicyPage {
  /** Called when the PDF cannot be shown. */
  onFailure: () => void;
}

/** Keyed by its file, which does not change. */
export function Viewer({ text, file, onFailure }: Props) {
  const { viewer: copy, documentMeta } = useCopy('policies');
  const language = useLanguage();
  const isPrefixed = useRouteMatch().prefix !== null;
  const container = useRef<HTMLDivElement>(null);
  const [pdf, setPdf] = useState<OpenPdf | null>(null);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const setLink = (link: HTMLAnchorElement, url: string) => {
      const path = url.replace(siteConfig.siteOrigin, '');
      link.href = isPrefixed ? path : path.replace(`/${language}`, '') || '/';
      // PDF.js gives links no name. The same link in the text, which is in the page for printing, has one.
      const inText = document.querySelector(`[id^="section-"] a[href="${link.getAttribute('href')}"]`);
      link.setAttribute('aria-label', inText?.textContent ?? path);
    };
    const labelOf = (page: number) => fill(documentMeta.page, { page, pages: file.pages });
    const fail = () => !signal.aborted && onFailure();
    const opening = openPdf(container.current!, { text, file, setLink, labelOf, onFailure: fail, signal });
    // A worker whose script never arrives reports nothing.
    withTimeout(opening, 30_000).then(setPdf, fail);
    return () => ending.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- The file, and with it all of these, stay.
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!pdf || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'f') return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLInputElement>('[role=search] input')!.select();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A key that works in all of the viewer.
    <div className={styles.viewer} role="group" aria-label={copy.label} onKeyDown={onKeyDown}>
      {pdf && <Toolbar {...pdf} file={file} />}
      {!pdf && <p className={`middle ${styles.toolbar}`}>{copy.loading}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by the keyboard. */}
      <div
        ref={container}
        className={styles.scroller}
        role="region"
        aria-label={fill(copy.pages, { title: text.title })}
        tabIndex={0}
      >
        <div className="pdfViewer" />
      </div>
    </div>
  );
}
