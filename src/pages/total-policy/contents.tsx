import { memo, useMemo } from 'react';
import { useCopy } from '../../navigation/context.tsx';
import { DocumentIcon } from '../../policies/document-icon.tsx';
import { useScrollSpy } from '../../policies/reading/use-scroll-spy.ts';
import { type PolicyText, sectionId } from '../../policies/text.ts';
import type { DocumentId } from '../../policy-documents.ts';
import entryStyles from '../../policies/entry.module.css';
import styles from './total-policy.module.css';

/** Scrolls the box, not the page. */
function scrollToDocument(document: DocumentId): void {
  const article = window.document.getElementById(document)!;
  article.offsetParent!.scrollTop = article.offsetTop;
}

/**
 * The list of documents, with the sections of the current one, which is marked while scrolling. On small screens the
 * accordion replaces it.
 */
export const Contents = memo(function Contents({ texts }: { texts: PolicyText[] }) {
  const copy = useCopy('policies').total;
  const places = useMemo(
    () =>
      texts.flatMap(({ document, sections }) => [
        document,
        ...sections.map(({ id }) => sectionId(document, id)),
      ]),
    [texts],
  );
  const current = useScrollSpy(places) ?? places[0]!;
  const read = texts.findLast(({ document }) => places.indexOf(document) <= places.indexOf(current))!;
  return (
    <nav aria-labelledby="documents-title">
      <h2 id="documents-title">{copy.contents}</h2>
      <ul className={`rows ${styles.documents}`}>
        {texts.map(({ document: id, title, sections }) => (
          <li key={id}>
            <details name="contents">
              <summary
                className="disclosure"
                aria-current={id === read.document ? 'true' : undefined}
                onClick={() => scrollToDocument(id)}
              >
                <DocumentIcon document={id} size={40} />
                <span>{title}</span>
              </summary>
              <ol>
                {sections.map(({ id: section, number, title: name }) => (
                  <li key={section}>
                    <a
                      href={`#${sectionId(id, section)}`}
                      className={entryStyles.entry}
                      aria-current={sectionId(id, section) === current ? 'true' : undefined}
                    >
                      <span className={entryStyles.number}>{number}</span>
                      <span>{name}</span>
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
});
