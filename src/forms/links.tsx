/** Links in forms. They open in a new tab, so that the form stays. */
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

/** A link to the privacy policy. */
export function PrivacyLink({ children }: { children: string }) {
  return <TabLink href={useAddress()('privacy')}>{children}</TabLink>;
}

/** A link to the bank's WhatsApp chat. */
export function ChatLink({ children }: { children: string }) {
  return <TabLink href={whatsAppLink()}>{children}</TabLink>;
}

/** The link to the privacy policy beside a submit button. */
export function PrivacyLine() {
  return (
    <p className={styles.ownLine}>
      <PrivacyLink>{useCopy('forms').privacy}</PrivacyLink>
    </p>
  );
}
