import { IconBrandWhatsapp } from '../ui/icons.tsx';
import { whatsAppLink } from '../site-config.ts';
import { useCopy } from '../navigation/context.tsx';
import { NewTab } from '../ui/button.tsx';
import styles from './shell.module.css';

/** The floating link to WhatsApp, on every page. */
export function WhatsAppLink() {
  const copy = useCopy('common');
  return (
    // Its own landmark: it is outside header, main and footer.
    <aside aria-label={copy.footer.contact}>
      <a className={styles.whatsapp} href={whatsAppLink()} target="_blank" rel="noopener">
        <IconBrandWhatsapp size={24} stroke={1.5} aria-hidden="true" />
        <span className="visually-hidden">{copy.whatsapp}</span>
        <NewTab />
      </a>
    </aside>
  );
}
