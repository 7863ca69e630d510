import { useEffect, useState } from 'react';
import { type Copy, loadCopy } from '../language/copy.ts';
import { type Language, localeOf } from '../language/languages.ts';
import { useLanguage } from '../routing/context.tsx';
import type { Hours } from './channels.ts';
import { useNow } from './use-now.ts';

export interface HoursNow {
  now: Date;
  /** Whether a channel is open now, in the language shown. */
  say: (hours: Hours) => string;
  /** The quarter of an hour in Brasília, 0 to 95. */
  quarter: number;
  workingDay: boolean;
}

interface Loaded {
  language: Language;
  copy: Copy['hours'];
  opening: typeof import('./opening.ts');
  text: typeof import('./opening-text.ts');
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
    Promise.all([loadCopy(language, 'hours'), import('./opening.ts'), import('./opening-text.ts')]).then(
      ([copy, opening, text]) => {
        if (!stale) setLoaded({ language, copy, opening, text });
      },
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [language]);

  if (!now || loaded?.language !== language) return null;
  const { copy, opening, text } = loaded;
  return {
    now,
    say: (hours) => text.openingText(hours, now, copy, localeOf(language)),
    quarter: opening.quarterOf(now),
    workingDay: opening.isWorkingDay(opening.dayOf(now)),
  };
}
