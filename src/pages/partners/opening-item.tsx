/**
 * An item that opens and closes by itself, with or without scripts. It begins open: what partners come for is not
 * hidden from them.
 */
import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { Drawing } from '../../ui/drawing.tsx';
import styles from './opening-item.module.css';

interface Props {
  title: string;
  /** The address of its drawing. */
  icon: string;
  children: ReactNode;
}

export function OpeningItem({ title, icon, children }: Props) {
  return (
    <details className={styles.item} open>
      <summary>
        <Drawing src={icon} width={96} height={96} className={styles.icon} />
        <h3 className="h3">{title}</h3>
        <IconChevronDown size={24} stroke={1.5} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
