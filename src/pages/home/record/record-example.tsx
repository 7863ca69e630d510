/** The example worked out: set down, and then changed by one cent. It needs no scripts. */
import { type Copy, fill } from '../../../language/copy.ts';
import { differingDigits } from '../../../fingerprint/hash-drawing.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import examplePair from '../drawings/record-example.svg';
import { canonicalText, example, exampleHashes, withOneCentMore } from './payment-record.ts';
import { RecordDrawing } from './record-drawing.tsx';
import styles from './record.module.css';

const { recorded, changed } = exampleHashes;

export function RecordExample({ copy }: { copy: Copy['record'] }) {
  return (
    <>
      <RecordDrawing
        copy={copy}
        pair={<Drawing src={examplePair} width={240} height={240} className={styles.example} />}
      >
        <p className={styles.status}>{copy.status.changed}</p>
        <p className="small">{fill(copy.count, { count: differingDigits(changed, recorded) })}</p>
      </RecordDrawing>
      <div className={styles.form}>
        <p>{copy.example}</p>
        <p className={styles.label}>{copy.recorded}</p>
        <code dir="ltr" className={styles.text}>
          {canonicalText(example)}
        </code>
        <p className={styles.label}>{copy.now}</p>
        <code dir="ltr" className={styles.text}>
          {canonicalText(withOneCentMore(example))}
        </code>
      </div>
    </>
  );
}
