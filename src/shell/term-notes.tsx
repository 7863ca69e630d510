/**
 * The definitions of the page's terms, as popovers. They are outside the sentences, so that these are read and copied
 * without them.
 */
import { type Definitions, fill, type TermId } from '../language/copy.ts';
import { useAddress, useCopy, useDefinitions } from '../navigation/context.tsx';
import { moreId, noteId } from '../ui/terms.tsx';
import styles from './term-notes.module.css';

type Entry = [TermId, NonNullable<Definitions[TermId]>];

export function TermNotes() {
  const { link } = useCopy('common').term;
  const definitions = Object.entries(useDefinitions()) as Entry[];
  const address = useAddress();
  return (
    <>
      {definitions.map(([term, { name, text }]) => {
        const id = noteId(term);
        return (
          <div key={term} id={id} popover="auto" className={styles.note}>
            <div
              role="note"
              aria-labelledby={`${id}-words`}
              tabIndex={-1}
              // React sets the attribute in prerendered HTML only.
              autoFocus
              ref={focusWhenOpened}
            >
              <p id={`${id}-words`}>
                <strong>{name}</strong> {text}
              </p>
              <a id={moreId(term)} href={address('glossary', term)}>
                {fill(link, { term: name })}
              </a>
            </div>
          </div>
        );
      })}
    </>
  );
}

function focusWhenOpened(note: HTMLElement | null) {
  note?.toggleAttribute('autofocus', true);
}
