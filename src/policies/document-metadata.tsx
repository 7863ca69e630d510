import type { ReactNode } from 'react';
import { useCopy } from '../navigation/context.tsx';
import type { PolicyText } from './text.ts';
import styles from './document-metadata.module.css';

interface Props {
  text: PolicyText;
  /** The document's links. */
  children: ReactNode;
}

/** The dates, version and links of a document. */
export function DocumentMetadata({ text, children }: Props) {
  const { version } = useCopy('policies').documentMeta;
  const entries = [...text.dates.map((date) => [date.label, date.text]), [version, text.version]];
  return (
    <div className={`cluster ${styles.facts}`}>
      <dl className="cluster">
        {entries.map(([label, value]) => (
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
