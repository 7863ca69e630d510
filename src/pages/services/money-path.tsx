/** Where money comes from, what carries it and where it goes. */
import { Paths } from '../../money-path/paths.tsx';
import { useCopy } from '../../navigation/context.tsx';
import styles from './money-path.module.css';

export function MoneyPath() {
  return (
    <section id="money-path" className={`section padded ${styles.path}`}>
      <Paths copy={useCopy('money-path')} />
    </section>
  );
}
