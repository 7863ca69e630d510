/** An illustration of the app: a payment with amount, fee and rate, and its record on a blockchain. */
import { IconCheck } from '../../ui/icons.tsx';
import { useCopy } from '../../navigation/context.tsx';
import styles from './app-mockup.module.css';
import { Engraving } from './engraving.tsx';
import { example, hashes } from './hash-demo/example.ts';
import { HashChart } from './hash-demo/hash-chart.tsx';

export function AppMockup() {
  const { app } = useCopy('home').pitch;
  const hash = hashes.recorded;
  return (
    <figure className={styles.figure}>
      <div className={styles.scene} role="img" aria-label={app.alt}>
        <div className={`dark figures ${styles.screen}`}>
          <Engraving payment="pix" className={styles.engraving} />
          <span className={`cluster ${styles.head}`}>
            <span>{app.title}</span>
            <span className={`cluster ${styles.done}`}>
              <IconCheck size="1.2em" stroke={1.5} aria-hidden="true" />
              {app.done}
            </span>
          </span>
          <span>{app.amount.label}</span>
          <span className={`display latin ${styles.amount}`}>
            <bdi>{app.amount.value}</bdi>
          </span>
          <Row {...app.fee} />
          <Row {...app.rate} />
          <Row {...app.received} />
        </div>
        <div className={`figures ${styles.leaf}`}>
          <span className={styles.recorded}>{app.recorded}</span>
          <HashChart now={hash} className={styles.fan} />
          <Row label={app.wallet} value={example.wallet} />
          <Row label={app.hash} value={`${hash.slice(0, 4)}…${hash.slice(-4)}`} />
        </div>
      </div>
      <figcaption className="small">{app.caption}</figcaption>
    </figure>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <span className={`cluster ${styles.row}`}>
      <span>{label}</span>
      <bdi>{value}</bdi>
    </span>
  );
}
