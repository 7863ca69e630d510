import { IconBrandWhatsapp } from '@tabler/icons-react';
import { whatsAppLink } from '../facts.ts';
import { useCopy } from '../language/context.tsx';
import { NewTab } from '../ui/button.tsx';
import styles from './shell.module.css';

/** The floating link to a chat with the bank, fixed at the bottom of the end side. */
export function WhatsAppLink() {
  return (
    <a className={styles.whatsapp} href={whatsAppLink()} target="_blank" rel="noopener">
      <IconBrandWhatsapp size={24} stroke={1.5} aria-hidden="true" />
      <span className="visually-hidden">{useCopy('common').whatsapp}</span>
      <NewTab />
    </a>
  );
}
