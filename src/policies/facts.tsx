import type { ReactNode } from 'react';
import { useCopy } from '../navigation/context.tsx';
import type { PolicyText } from './text.ts';
import styles from './facts.module.css';

interface Props {
  text: PolicyText;
  /** What can be done with the document. */
  children: ReactNode;
}

/** The dates and the version of a document, and the ways on from there. */
export function Facts({ text, children }: Props) {
  const { version } = useCopy('policies').documentMeta;
  const facts = [...text.dates.map((date) => [date.label, date.text]), [version, text.version]];
  return (
    <div className={`cluster ${styles.facts}`}>
      <dl className="cluster">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures isolate">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
