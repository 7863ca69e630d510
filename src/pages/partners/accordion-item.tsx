/**
 * An accordion item that works without scripts. Items start open; on a phone, where they are stacked, only the first
 * stays open.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './partners.module.css';

/** Where the items are stacked (`--below-medium`). */
const phone = '(width < 48rem)';

interface Props {
  /** Whether it stays open on a phone. */
  first: boolean;
  title: string;
  children: ReactNode;
}

export function AccordionItem({ first, title, children }: Props) {
  const item = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Only below the viewport: otherwise the page would jump.
    if (first || !matchMedia(phone).matches) return;
    if (item.current!.getBoundingClientRect().top > innerHeight) item.current!.open = false;
  }, [first]);
  return (
    <details ref={item} className={styles.item} open>
      <summary className="disclosure">
        <h3 className="title">{title}</h3>
      </summary>
      {children}
    </details>
  );
}
