import type { PolicyText } from '../text.ts';
import { Contents } from './contents.tsx';
import { PolicySections } from './policy-sections.tsx';
import styles from './text-with-contents.module.css';

/** A policy as text: summary, table of contents, sections. */
export function TextWithContents({ text }: { text: PolicyText }) {
  return (
    <div className={styles.reading}>
      <div className={styles.columns}>
        <p className={`lede ${styles.summary}`}>{text.summary}</p>
        <Contents sections={text.sections} />
        <PolicySections text={text} />
      </div>
    </div>
  );
}
