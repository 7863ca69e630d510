/**
 * An illustration of Eden's dashboard: no links, and hidden from screen readers but for its caption. On a phone only the
 * signatures are shown.
 */
import { useCopy } from '../../navigation/context.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import chart from './illustrations/eden-chart.svg';
import signatures from './illustrations/eden-signatures.svg';
import styles from './eden-illustration.module.css';

export function EdenIllustration() {
  const copy = useCopy('partners').eden;
  const { treasury, signatures: signed } = copy;
  return (
    <figure className={styles.figure}>
      <div className={styles.panel} aria-hidden="true">
        <ul className={styles.menu}>
          <li className="title" translate="no">
            {'Eden'}
          </li>
          {Object.values(copy.menu).map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
        <div>
          <p className="small">{treasury.balance}</p>
          <p className={`h2 latin ${styles.amount}`}>
            <bdi>{treasury.amount}</bdi>
          </p>
          <Illustration src={chart} width={600} height={150} className={styles.chart} />
          <ul className={styles.rows}>
            {Object.values(treasury.rows).map(({ name, amount }) => (
              <li key={name}>
                <span>{name}</span>
                <span className="figures ltr">{amount}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.signatures}>
          <p className="h4">{signed.title}</p>
          <p className="small">{signed.text}</p>
          <div className={styles.fan}>
            <Illustration src={signatures} width={270} height={142} className={styles.petals} />
            <p className={`title ${styles.count}`}>{signed.count}</p>
          </div>
        </div>
      </div>
      <figcaption className="small">{copy.caption}</figcaption>
    </figure>
  );
}
