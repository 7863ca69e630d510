/**
 * Which view of the document is shown: as PDF or as text. The address says so (`?view=text`); without it a wide
 * screen gets the PDF, and a small one the text, which needs no sideways scrolling. An address that leads to a
 * section means the text.
 */
import { useMemo } from 'react';
import { useNavigation } from '../../navigation/context.ts';
import { useScripted } from '../../ui/use-scripted.ts';

export type View = 'pdf' | 'text';

const key = 'view';

/**
 * The view; null before scripts run, when the text is shown in the frame of the PDF.
 * @returns the view, and what changes it and its place in the address, without a new history entry
 */
export function useView(): [View | null, (view: View) => void] {
  const { search, changeSearch } = useNavigation();
  const asked = new URLSearchParams(search).get(key);
  const running = useScripted();
  // Once: a phone that is turned keeps its view.
  const preset = useMemo(() => (running ? presetView() : null), [running]);

  const show = (view: View) => {
    const next = new URLSearchParams(location.search);
    next.set(key, view);
    changeSearch(`?${next}${location.hash}`, 'replaceState');
  };
  if (preset === null) return [null, show];
  return [asked === 'pdf' || asked === 'text' ? asked : preset, show];
}

/** The server knows neither the screen nor the fragment of the address. */
function presetView(): View {
  const toSection = location.hash.startsWith('#section-');
  return matchMedia('(width >= 768px)').matches && !toSection ? 'pdf' : 'text';
}

/** The part of an address that asks for a view. */
export function searchFor(view: View): string {
  return `?${key}=${view}`;
}
