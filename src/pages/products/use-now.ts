import { useEffect, useState } from 'react';

/**
 * The present moment, renewed at the turn of every minute.
 * @returns `null` in the prerendered page, which must read the same whenever it is made
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      setNow(new Date());
      timer = window.setTimeout(tick, 60_000 - (Date.now() % 60_000));
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
