/** An accordion item; the first of its section starts open. */
import type { ReactNode } from 'react';
import styles from './partners.module.css';

interface Props {
  first: boolean;
  title: string;
  children: ReactNode;
}

export function AccordionItem({ first, title, children }: Props) {
  return (
    <details className={styles.item} open={first}>
      <summary className="disclosure">
        <h3 className="title">{title}</h3>
      </summary>
      {children}
    </details>
  );
}
