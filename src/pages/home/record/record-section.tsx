/** A record that the visitor can set down and then change, to see what a record on a blockchain shows and what not. */
import { type ComponentType, useEffect, useState } from 'react';
import { useCopy } from '../../../routing/context.tsx';
import { canHash } from '../../../fingerprint/sha256.ts';
import { useNear } from './use-near.ts';
import { RecordExample } from './record-example.tsx';
import styles from './record.module.css';

export function RecordSection() {
  const copy = useCopy('home').security.record;
  const [ref, near] = useNear<HTMLDivElement>();
  const [Trial, setTrial] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!near || !canHash()) return;
    import('./record-trial.tsx').then(
      (module) => setTrial(() => module.RecordTrial),
      // The example stays.
      () => {},
    );
  }, [near]);
  return (
    <div ref={ref} className={styles.record}>
      <div className={styles.lead}>
        <h3 className="h3">{copy.title}</h3>
        <p>{copy.text}</p>
      </div>
      {Trial ? <Trial /> : <RecordExample />}
      <dl className={styles.notes}>
        {[copy.shows, copy.hides].map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={`small ${styles.local}`}>{copy.local}</p>
    </div>
  );
}
