import { useEffect, useState } from 'react';

/**
 * The place that is being read. The code that tells it comes later; without it there is none.
 * @param ids of the places, in the order of the page; the same list as long as they are the same
 */
export function useCurrentPlace(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    import('./current.ts').then(
      ({ followCurrent }) => followCurrent(ids, setCurrent, ending.signal),
      () => {},
    );
    return () => ending.abort();
  }, [ids]);
  return current;
}
