import type { ReactNode } from 'react';
import type { PolicyText } from '../text.ts';
import { Contents } from './contents.tsx';
import { PolicySections } from './policy-sections.tsx';
import styles from './text-with-contents.module.css';

interface Props {
  text: PolicyText;
  /** What stands before the text, and where there is room for three columns beside it. */
  facts?: ReactNode;
}

/** A policy to be read: its summary, its contents and its sections. */
export function TextWithContents({ text, facts }: Props) {
  return (
    <div className={styles.reading}>
      <div className={facts ? styles.three : styles.two}>
        {facts && <div className={styles.facts}>{facts}</div>}
        <p className={`lede ${styles.summary}`}>{text.summary}</p>
        <Contents sections={text.sections} />
        <PolicySections text={text} />
      </div>
    </div>
  );
}
