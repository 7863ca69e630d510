/**
 * Which view of the document is shown. The address says so (`?view=text`); without it a wide screen gets the PDF, and a
 * small one the text, which needs no sideways scrolling. An address that leads to a section means the text, and whoever
 * has begun to read the text goes on with it.
 */
import { useMemo } from 'react';
import { useNavigation } from '../../navigation/context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

export type View = 'pdf' | 'text';

/** How far a page is scrolled that is being read, in pixels. */
const read = 100;

/** @returns the view, `null` before scripts run, when the text is shown; and what changes it and the address, in place */
export function useView(): [View | null, (view: View) => void] {
  const { search, changeSearch } = useNavigation();
  const running = useHydrated();
  // Once: a phone that is turned keeps its view.
  const preset = useMemo(() => (running ? presetView() : null), [running]);
  const asked = new URLSearchParams(search).get('view');
  const show = (view: View) => {
    const next = new URLSearchParams(location.search);
    next.set('view', view);
    changeSearch(`?${next}${location.hash}`, 'replaceState');
  };
  return [running && (asked === 'pdf' || asked === 'text') ? asked : preset, show];
}

function presetView(): View {
  const isWide = matchMedia('(width >= 48rem)').matches;
  return isWide && !location.hash.startsWith('#section-') && scrollY < read ? 'pdf' : 'text';
}

/** The part of an address that asks for a view. */
export function searchFor(view: View): string {
  return `?view=${view}`;
}
