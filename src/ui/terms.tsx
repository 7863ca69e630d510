/** Terms explained where a page first uses them: a press on the word opens its note (`src/shell/term-notes.tsx`). */
import type { ReactNode } from 'react';
import { fill, type TermId } from '../language/copy.ts';
import { useAddress, useCopy, useDefinitions } from '../navigation/context.tsx';
import styles from './terms.module.css';

/** The id of the note on a term. */
export const noteId = (term: TermId) => `term-${term}`;

/** The id of the way from the note to the glossary. */
export const moreId = (term: TermId) => `${noteId(term)}-more`;

/** What the marks of the page's terms are, for `rich`: `<pix>Pix</pix>` is a word that opens its note. */
export function useTerms(): Record<string, (words: string) => ReactNode> {
  const ids = Object.keys(useDefinitions()) as TermId[];
  return Object.fromEntries(ids.map((id) => [id, (words) => <Term id={id} words={words} />]));
}

/** What stands in a term's mark: its words, and the punctuation beside them that the build has drawn in. */
const markContent = /^([(（«“‘]?)(.*?)([^\p{L}\p{N}]*)$/u;

function Term({ id, words: marked }: { id: TermId; words: string }) {
  const { label } = useCopy('common').term;
  const [, before, words = marked, after] = markContent.exec(marked) ?? [];
  const address = useAddress();
  return (
    <span className={styles.term}>
      {before}
      <button
        type="button"
        // The platform's popover: it opens, closes and gives the focus back without scripts too.
        popoverTarget={noteId(id)}
        // Firefox would take the note itself for details, and Orca read it a second time beside what has the focus.
        aria-details={moreId(id)}
        aria-label={fill(label, { term: words })}
        // Browsers before 2024 have no popover: there the word leads to the glossary.
        onClick={(event) => {
          if (!('popover' in event.currentTarget)) location.assign(address('glossary', id));
        }}
      >
        {words}
      </button>
      {after}
    </span>
  );
}
