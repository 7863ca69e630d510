import { useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The present moment, renewed at the turn of every minute, and when a tab that was hidden is seen again: its timers
 * have slept.
 * @returns `null` in the prerendered page, which must read the same whenever it is made
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      clearTimeout(timer);
      setNow(new Date());
      timer = window.setTimeout(tick, minute - (Date.now() % minute));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}
