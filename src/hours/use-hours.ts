import { useEffect, useState } from 'react';
import { useLanguage } from '../navigation/context.tsx';
import type { HoursNow } from './hours-now.ts';

/**
 * What is open at this moment. The prerendered page cannot know it, so its code and words are fetched afterwards.
 * @returns `null` until they are there, and for good if they do not come: the hours are on the page anyway
 */
export function useHours(): HoursNow | null {
  const language = useLanguage();
  const [hours, setHours] = useState<HoursNow | null>(null);
  useEffect(() => {
    const ending = new AbortController();
    import('./hours-now.ts')
      .then(({ followHours }) => followHours(language, setHours, ending.signal))
      .catch(() => {});
    return () => ending.abort();
  }, [language]);
  return hours?.language === language ? hours : null;
}
