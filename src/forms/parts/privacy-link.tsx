import { useAddress, useCopy } from '../../navigation/context.tsx';
import { NewTab } from '../../ui/button.tsx';
import styles from '../form.module.css';

/** To the privacy policy, named by every form, in a new tab, so that the form stays. */
export function PrivacyLink() {
  const address = useAddress();
  return (
    <p className={styles.privacy}>
      <a href={address('privacy')} target="_blank" rel="noopener">
        <span>{useCopy('forms').privacy}</span>
        <NewTab />
      </a>
    </p>
  );
}
