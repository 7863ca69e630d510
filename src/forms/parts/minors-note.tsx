import { useCopy } from '../../navigation/context.tsx';
import styles from './parts.module.css';

/**
 * Who sends a form for somebody under 18: the guardian (LGPD guidelines, on the data of children and adolescents). It stands
 * below the button and not in the bar that stays in sight, which would lie over a field.
 */
export function MinorsNote() {
  return <p className={styles.note}>{useCopy('contact').minors}</p>;
}
