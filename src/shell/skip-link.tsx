import { useCopy } from '../navigation/context.tsx';
import styles from './shell.module.css';

/** The first stop of the keyboard: over the header, straight to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {useCopy('common').skip}
    </a>
  );
}
