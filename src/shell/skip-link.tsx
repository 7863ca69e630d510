import { useCopy } from '../navigation/context.tsx';
import styles from './shell.module.css';

/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {useCopy('common').skip}
    </a>
  );
}
