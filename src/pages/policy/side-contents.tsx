import { Contents } from '../../policies/reading/contents.tsx';
import type { PolicyText } from '../../policies/text.ts';
import styles from './policy.module.css';
import type { View } from './view.ts';

/** The contents of the text, below the list of documents; with the PDF there is nothing that they could lead to. */
export function SideContents({ text, view }: { text: PolicyText; view: View | null }) {
  if (view === 'pdf') return null;
  return (
    <div className={`${styles.side} ${view === null ? styles.undecided : ''}`}>
      <Contents sections={text.sections} />
    </div>
  );
}
