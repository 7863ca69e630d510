import { useEffect, useState } from 'react';
import { type Copy, loadCopy } from '../language/copy.ts';
import { type Language, localeOf } from '../language/languages.ts';
import { useLanguage } from '../routing/context.tsx';
import type { HoursNow } from './hours-now.ts';
import { useNow } from './use-now.ts';

interface Loaded {
  language: Language;
  copy: Copy['hours'];
  hoursAt: typeof import('./hours-now.ts').hoursAt;
}

/**
 * What is open at this moment. The prerendered page cannot know it, so its code and words are fetched afterwards.
 * @returns `null` until they are there, and for good if they do not come: the hours are on the page anyway
 */
export function useHours(): HoursNow | null {
  const language = useLanguage();
  const now = useNow();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let stale = false;
    Promise.all([loadCopy(language, 'hours'), import('./hours-now.ts')]).then(
      ([copy, { hoursAt }]) => {
        if (!stale) setLoaded({ language, copy, hoursAt });
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [language]);

  if (!now || loaded?.language !== language) return null;
  return loaded.hoursAt(now, loaded.copy, localeOf(language));
}
