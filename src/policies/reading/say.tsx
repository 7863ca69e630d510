/** One polite voice for a page: short notices that are read out and shown for a while. */
import { createContext, type ReactNode, useEffect, useState } from 'react';
import styles from './reading.module.css';

/** Says a sentence. */
export const Say = createContext<(sentence: string) => void>(() => {});

/** How long a notice stays on the screen, in milliseconds. */
const shownFor = 4000;

export function SayProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ sentence: '', count: 0 });
  useEffect(() => {
    if (!said.sentence) return;
    const timer = setTimeout(() => setSaid(({ count }) => ({ sentence: '', count })), shownFor);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <Say value={(sentence) => setSaid(({ count }) => ({ sentence, count: count + 1 }))}>
      {children}
      <div role="status" className={said.sentence ? styles.notice : 'visually-hidden'}>
        <p key={said.count}>{said.sentence}</p>
      </div>
    </Say>
  );
}
