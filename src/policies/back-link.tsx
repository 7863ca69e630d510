import { IconArrowLeft } from '../ui/icons.tsx';
import { useAddress, useCopy } from '../navigation/context.tsx';
import styles from './back-link.module.css';

/** The way from a document, or from all of them, back to the list. */
export function BackLink() {
  const copy = useCopy('policies');
  const address = useAddress();
  return (
    <a href={address('policies')} className={styles.back}>
      <IconArrowLeft size={18} stroke={1.5} className={styles.arrow} aria-hidden="true" />
      <span>{copy.back}</span>
    </a>
  );
}
