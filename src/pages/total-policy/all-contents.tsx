import { memo, useMemo } from 'react';
import { useCopy } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import { rich, visuallyHidden } from '../../language/rich.tsx';
import { DocumentIcon } from '../../policies/document-icon.tsx';
import { sectionId } from '../../policies/passages.ts';
import { useCurrentPlace } from '../../policies/reading/use-current-place.ts';
import type { PolicyText } from '../../policies/text.ts';
import { useNames } from './names.tsx';
import styles from './total-policy.module.css';
import { unfold } from './unfold.ts';

/**
 * The documents by the names that they have in the box (`names.tsx`), each opening to its sections; the document and the section that are being read are marked.
 */
export const AllContents = memo(function AllContents({ texts }: { texts: PolicyText[] }) {
  const copy = useCopy('policies').total;
  const namesOf = useNames();
  const places = useMemo(
    () =>
      texts.flatMap(({ document, sections }) => [
        document,
        ...sections.map(({ id }) => sectionId(document, id)),
      ]),
    [texts],
  );
  const current = useCurrentPlace(places) ?? places[0]!;
  const read = texts.findLast(({ document }) => places.indexOf(document) <= places.indexOf(current))!;
  return (
    <nav aria-labelledby="documents-title" className={styles.contents} onClick={unfold}>
      <h2 id="documents-title" className={styles.count}>
        {copy.contents}
      </h2>
      <ul className={styles.documents}>
        {texts.map(({ document, title, sections }) => {
          const { name: called, full } = namesOf({ document, title });
          return (
            <li key={document} data-read={document === read.document || undefined}>
              <DocumentIcon document={document} size={48} />
              {/* The footer has a link of the same name, to the document's own page. */}
              <a href={`#${document}`}>
                {rich(fill(copy.entry, { title: called }), { hidden: visuallyHidden })}
                {full}
              </a>
              {/* Closed, so that all documents are in sight at once; they stay as somebody opened them. */}
              <details>
                <summary className="turns">{visuallyHidden(fill(copy.sections, { title }))}</summary>
                <ol>
                  {sections.map(({ id, number, title: name }) => (
                    <li key={id}>
                      <a
                        href={`#${sectionId(document, id)}`}
                        aria-current={sectionId(document, id) === current ? 'true' : undefined}
                      >
                        <span className="figures">{number}</span> <span>{name}</span>
                      </a>
                    </li>
                  ))}
                </ol>
              </details>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
