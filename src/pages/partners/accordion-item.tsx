/**
 * An item that opens and closes by itself, with or without scripts. It begins open: what partners come for is not
 * hidden from them. On a phone, where they stand one below the other, only the first stays so.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './partners.module.css';

/** Up to here the items are rows on a small screen (`--below-medium`). */
const phone = '(width < 768px)';

interface Props {
  /** Whether it stays open on a phone. */
  first: boolean;
  title: string;
  children: ReactNode;
}

export function AccordionItem({ first, title, children }: Props) {
  const item = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Not where it is in sight already, or above: the page would move beneath the visitor.
    if (first || !matchMedia(phone).matches) return;
    if (item.current!.getBoundingClientRect().top > innerHeight) item.current!.open = false;
  }, [first]);
  return (
    <details ref={item} className={styles.item} open>
      <summary className="turns">
        <h3 className="title">{title}</h3>
      </summary>
      {children}
    </details>
  );
}
