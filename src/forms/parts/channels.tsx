import { IconBrandWhatsapp } from '@tabler/icons-react';
import { whatsAppLink } from '../../site-config.ts';
import { useCopy } from '../../routing/context.tsx';
import { NewTab } from '../../ui/button.tsx';
import { Arcs } from './arcs.tsx';
import styles from './channels.module.css';

/** The other ways to reach the bank, with their hours (specification, section 9). */
export function Channels({ className }: { className?: string }) {
  const copy = useCopy('forms').contact;
  return (
    <div className={`${styles.channels} ${className ?? ''}`}>
      <ul aria-label={copy.channels}>
        {[copy.desk, copy.ombudsman].map(({ title, text }) => (
          <li key={title} className={styles.channel}>
            <span className={styles.title}>{title}</span>
            <span className="small">{text}</span>
          </li>
        ))}
        <li className={styles.channel}>
          <a href={whatsAppLink()} target="_blank" rel="noopener" className={styles.whatsapp}>
            <IconBrandWhatsapp size={20} stroke={1.5} aria-hidden="true" />
            {copy.whatsapp}
            <NewTab />
          </a>
        </li>
      </ul>
      <Arcs className={styles.arcs} />
    </div>
  );
}
