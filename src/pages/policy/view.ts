/**
 * The view of a document: that of the address (`?view=text`), otherwise the PDF on wide screens and the text on small ones.
 * It is the text too for an address with a section, and if the visitor has begun to read it before hydration.
 */
import { useMemo } from 'react';
import { useNavigation } from '../../navigation/context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';

export type View = 'pdf' | 'text';

/** Pixels scrolled from which the page counts as being read. */
const read = 100;

/** @returns the view (`null` before hydration, when the text is shown), and a function that changes it and the address */
export function useView(): [View | null, (view: View) => void] {
  const { search, changeSearch } = useNavigation();
  const hydrated = useHydrated();
  // Once: rotating a phone keeps the view.
  const preset = useMemo(() => (hydrated ? presetView() : null), [hydrated]);
  const asked = new URLSearchParams(search).get('view');
  const show = (view: View) => {
    const next = new URLSearchParams(location.search);
    next.set('view', view);
    changeSearch(`?${next}${location.hash}`, 'replaceState');
  };
  return [hydrated && (asked === 'pdf' || asked === 'text') ? asked : preset, show];
}

function presetView(): View {
  const isWide = matchMedia('(width >= 48rem)').matches;
  return isWide && !location.hash.startsWith('#section-') && scrollY < read ? 'pdf' : 'text';
}

/** The query of a view. */
export function searchFor(view: View): string {
  return `?view=${view}`;
}
