/** The fingerprint of what is there now above that of what was set down, and beneath them what is to be said of it and done with it. */
import type { ReactNode } from 'react';
import type { Copy } from '../../../language/copy.ts';
import styles from './record.module.css';

interface Props {
  copy: Copy['record'];
  /** The drawing of the two. */
  pair: ReactNode;
  children: ReactNode;
}

export function RecordDrawing({ copy, pair, children }: Props) {
  return (
    <div className={styles.drawing}>
      <div className={styles.pair} aria-hidden="true">
        <span>{copy.now}</span>
        {pair}
        <span>{copy.recorded}</span>
      </div>
      <div className={styles.result}>{children}</div>
    </div>
  );
}
