import { whatsAppLink } from '../../site-config.ts';
import { useCopy } from '../../navigation/context.tsx';
import { NewTab } from '../../ui/button.tsx';
import styles from './chat-row.module.css';

/** Beneath the lead form: the chat, for those who would rather talk at once. */
export function ChatRow() {
  const copy = useCopy('contact').signUp;
  return (
    <p className={styles.row}>
      <span>{copy.preferChat}</span>
      <a href={whatsAppLink()} target="_blank" rel="noopener">
        <span>{copy.whatsapp}</span>
        <NewTab />
      </a>
    </p>
  );
}
