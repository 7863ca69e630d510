import { memo, useMemo } from 'react';
import { useCopy } from '../../navigation/context.tsx';
import { DocumentIcon } from '../../policies/document-icon.tsx';
import { useScrollSpy } from '../../policies/reading/use-scroll-spy.ts';
import { type PolicyText, sectionId } from '../../policies/text.ts';
import type { DocumentId } from '../../policy-documents.ts';
import entryStyles from '../../policies/entry.module.css';
import styles from './total-policy.module.css';

/** Scrolls the box of the texts, and not the page. */
function leadTo(document: DocumentId): void {
  const article = window.document.getElementById(document)!;
  article.parentElement!.scrollTop = article.offsetTop;
}

/**
 * The documents, one below the other, all in sight; who presses one is led to it, and it opens to its sections. What is being
 * read is marked. On small screens the folds of the box are the list.
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
                className="turns"
                aria-current={id === read.document ? 'true' : undefined}
                onClick={() => leadTo(id)}
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
