import { useEffect, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PolicyText } from '../../text.ts';
import { type PageLink, readLinks } from './page-links.ts';

/** The links of the document by page; none until they have been read. */
export function useLinks(pdf: PDFDocumentProxy | null, text: PolicyText): ReadonlyMap<number, PageLink[]> {
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
