/** One polite voice for a page: short notices that are read out and shown for a while. */
import { createContext, type ReactNode, useEffect, useState } from 'react';
import styles from './announcement.module.css';

/** Says a sentence. */
export const AnnounceContext = createContext<(sentence: string) => void>(() => {});

/** How long a notice stays on the screen, in milliseconds. */
const shownFor = 4000;

export function AnnouncementProvider({ children }: { children: ReactNode }) {
  const [announcement, setSaid] = useState({ sentence: '', count: 0 });
  useEffect(() => {
    if (!announcement.sentence) return;
    const timer = setTimeout(() => setSaid(({ count }) => ({ sentence: '', count })), shownFor);
    return () => clearTimeout(timer);
  }, [announcement]);
  return (
    <AnnounceContext value={(sentence) => setSaid(({ count }) => ({ sentence, count: count + 1 }))}>
      {children}
      <div role="status" className={announcement.sentence ? styles.notice : 'visually-hidden'}>
        <p key={announcement.count}>{announcement.sentence}</p>
      </div>
    </AnnounceContext>
  );
}
