/** An item that opens and closes by itself, with or without scripts; several may be open. */
import type { ReactNode } from 'react';
import { IconChevronDown } from '@tabler/icons-react';
import { LeafIcon } from '../../ui/leaf-icon.tsx';
import type { LeafShape } from '../../ui/leaf-shapes/leaf.ts';
import styles from './opening-item.module.css';

interface Props {
  title: string;
  icon?: LeafShape;
  open?: boolean;
  /** `beside` puts what opens next to the title where there is room, `below` always beneath it. */
  layout: 'beside' | 'below';
  children: ReactNode;
}

export function OpeningItem({ title, icon, open = false, layout, children }: Props) {
  return (
    <details className={`${styles.item} ${styles[layout]}`} open={open}>
      <summary>
        {icon && <LeafIcon shape={icon} />}
        <h3 className={`h3 ${styles.title}`}>{title}</h3>
        <IconChevronDown size={24} stroke={1.5} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
