/** Links out of a form, in a new tab, so that the form stays. */
import { useAddress, useCopy } from '../navigation/context.tsx';
import { whatsAppLink } from '../site-config.ts';
import { NewTab } from '../ui/button.tsx';
import styles from './forms.module.css';

function TabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={styles.link}>
      <span>{children}</span>
      <NewTab />
    </a>
  );
}

/** To the privacy policy, named by every form. */
export function PrivacyLink({ children }: { children: string }) {
  return <TabLink href={useAddress()('privacy')}>{children}</TabLink>;
}

/** To the chat with the bank. */
export function ChatLink({ children }: { children: string }) {
  return <TabLink href={whatsAppLink()}>{children}</TabLink>;
}

/** Beside the button of a form: the privacy policy. */
export function PrivacyLine() {
  return (
    <p className={styles.ownLine}>
      <PrivacyLink>{useCopy('forms').privacy}</PrivacyLink>
    </p>
  );
}
