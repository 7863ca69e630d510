/** Glossary terms in running text: a button opens the definition, a popover (`src/shell/term-notes.tsx`). */
import type { ReactNode } from 'react';
import { fill, type TermId } from '../language/copy.ts';
import { useAddress, useCopy, useDefinitions } from '../navigation/context.tsx';
import styles from './terms.module.css';

/** The id of a term's popover. */
export const noteId = (term: TermId) => `term-${term}`;

/** The id of the popover's link to the glossary. */
export const moreId = (term: TermId) => `${noteId(term)}-more`;

/** The tags of the page's terms, for `rich`: `<pix>Pix</pix>` is a button that opens the definition. */
export function useTerms(): Record<string, (words: string) => ReactNode> {
  const ids = Object.keys(useDefinitions()) as TermId[];
  return Object.fromEntries(ids.map((id) => [id, (words) => <Term id={id} words={words} />]));
}

/** The content of a term's tag: its words, and the adjacent punctuation that the build has moved in. */
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
        // A native popover, which works without scripts.
        popoverTarget={noteId(id)}
        // The link, not the popover itself: Orca would read the popover twice.
        aria-details={moreId(id)}
        aria-label={fill(label, { term: words })}
        // Browsers without popovers go to the glossary.
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
