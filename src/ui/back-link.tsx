import { IconArrowLeft } from './icons.tsx';
import { useAddress, useCopy } from '../navigation/context.tsx';
import styles from './back-link.module.css';

/** From a form's screen back to the site. */
export function BackLink() {
  const address = useAddress();
  return (
    <a href={address('home')} className={styles.back}>
      <IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />
      <span>{useCopy('forms').backToSite}</span>
    </a>
  );
}
