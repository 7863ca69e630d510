/** A record that the visitor can set down and then change, to see what a record on a blockchain shows and what not. */
import { useEffect, useState } from 'react';
import { rich } from '../../../language/rich.tsx';
import { useCopy } from '../../../navigation/context.tsx';
import { canHash } from '../../../fingerprint/sha256.ts';
import { RecordExample } from './record-example.tsx';
import { RecordForm } from './record-form.tsx';
import styles from './record.module.css';

export function Record() {
  const copy = useCopy('record');
  const [usable, setUsable] = useState(false);
  useEffect(() => setUsable(canHash()), []);
  return (
    <div className={styles.record}>
      <div className={styles.lead}>
        <h3 className="statement">{copy.title}</h3>
        {/* Nothing is asked for that cannot be done yet; its room is kept. */}
        <p>
          {rich(copy.text, {
            try: (words) => <span className={usable ? undefined : styles.later}>{words}</span>,
          })}
        </p>
      </div>
      {usable ? <RecordForm copy={copy} /> : <RecordExample copy={copy} />}
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
