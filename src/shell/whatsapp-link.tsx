import { IconBrandWhatsapp } from '@tabler/icons-react';
import { whatsAppLink } from '../site-config.ts';
import { useCopy, useRouteMatch } from '../navigation/context.tsx';
import { routeOf } from '../routes.ts';
import { NewTab } from '../ui/button.tsx';
import styles from './shell.module.css';

/**
 * The floating link to a chat with the bank, fixed at the bottom of the end side. The pages of the forms name the
 * chat themselves, and need its place for their fields.
 */
export function WhatsAppLink() {
  const copy = useCopy('common');
  const { route } = useRouteMatch();
  const { hidesChatLink, chatLinkStays } = routeOf(route);
  if (hidesChatLink) return null;
  return (
    // A landmark of its own: it stands outside header, content and footer.
    <aside aria-label={copy.footer.contact}>
      <a
        className={chatLinkStays ? `${styles.whatsapp} ${styles.stays}` : styles.whatsapp}
        href={whatsAppLink()}
        target="_blank"
        rel="noopener"
      >
        <IconBrandWhatsapp size={24} stroke={1.5} aria-hidden="true" />
        <span className="visually-hidden">{copy.whatsapp}</span>
        <NewTab />
      </a>
    </aside>
  );
}
