/**
 * An item that opens and closes by itself, with or without scripts. It begins open: what partners come for is not
 * hidden from them. What opens stands next to the title where there is room.
 */
import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import styles from './opening-item.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

export function OpeningItem({ title, children }: Props) {
  return (
    <details className={styles.item} open>
      <summary>
        <h3 className={`h3 ${styles.title}`}>{title}</h3>
        <IconChevronDown size={24} stroke={1.5} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
