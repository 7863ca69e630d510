import { useCopy } from '../navigation/context.tsx';
import type { PolicyText } from './text.ts';
import styles from './facts.module.css';

/** The dates and the version of a document. */
export function Facts({ text }: { text: PolicyText }) {
  const { version } = useCopy('policies').documentMeta;
  const facts = [...text.dates.map((date) => [date.label, date.text]), [version, text.version]];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures isolate">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
