import { memo, type MouseEvent, useMemo } from 'react';
import { useCopy } from '../../navigation/context.tsx';
import { useScrollSpy } from '../../policies/reading/use-scroll-spy.ts';
import { type PolicyText, sectionId } from '../../policies/text.ts';
import entryStyles from '../../policies/entry.module.css';
import styles from './total-policy.module.css';

/** Opens the document that a link leads into, which may be folded, and moves the focus to its heading there. */
export function openLinkedDocument({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a');
  const fold = link && document.getElementById(link.hash.slice(1))?.querySelector('details');
  if (!fold) return;
  fold.open = true;
  fold.querySelector('summary')!.focus({ preventScroll: true });
}

/** The documents, and the sections of the one that is being read. On small screens the folds are the list. */
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
        {texts.map(({ document, title, sections }) => (
          <li key={document}>
            <a
              href={`#${document}`}
              className={entryStyles.entry}
              aria-current={document === read.document ? 'true' : undefined}
            >
              {title}
            </a>
            {document === read.document && (
              <ol>
                {sections.map(({ id, number, title: name }) => (
                  <li key={id}>
                    <a
                      href={`#${sectionId(document, id)}`}
                      className={entryStyles.entry}
                      aria-current={sectionId(document, id) === current ? 'true' : undefined}
                    >
                      <span className={entryStyles.number}>{number}</span>
                      <span>{name}</span>
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
});
