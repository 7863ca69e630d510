import { memo } from 'react';
import { useCopy } from '../../routing/context.tsx';
import { fill } from '../../language/copy.ts';
import { rich, visuallyHidden } from '../../language/rich.tsx';
import { sectionId } from '../../policies/passages.ts';
import type { PolicyText } from '../../policies/text.ts';
import styles from './total-policy.module.css';

/** The documents, each opening to its sections. */
export const AllContents = memo(function AllContents({ texts }: { texts: PolicyText[] }) {
  const copy = useCopy('policies').total;
  return (
    <nav aria-labelledby="documents-title">
      <h2 id="documents-title" className={styles.count}>
        {copy.contents}
      </h2>
      {/* On a phone, where the box itself begins with the titles, they are folded. */}
      <details className={styles.fold}>
        <summary className={styles.contents}>{copy.index}</summary>
        <ul className={styles.documents}>
          {texts.map(({ document, title, sections }) => (
            <li key={document}>
              {/* The footer has a link of the same name, to the document's own page. */}
              <a href={`#${document}`}>{rich(fill(copy.entry, { title }), { hidden: visuallyHidden })}</a>
              <details>
                <summary>{rich(fill(copy.sections, { title }), { hidden: visuallyHidden })}</summary>
                <ol>
                  {sections.map(({ id, number, title: name }) => (
                    <li key={id}>
                      <a href={`#${sectionId(document, id)}`}>
                        <span className="figures">{number}</span> {name}
                      </a>
                    </li>
                  ))}
                </ol>
              </details>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
});
