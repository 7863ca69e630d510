/**
 * Which view of the document is shown: as PDF or as text. The address says so (`?view=text`); without it a wide
 * screen gets the PDF, and a small one the text, which needs no sideways scrolling. An address that leads to a
 * section means the text, and who has begun to read the text goes on with it.
 */
import { useLayoutEffect, useMemo } from 'react';
import { useNavigation } from '../../navigation/context.tsx';
import { useScripted } from '../../ui/use-scripted.ts';

export type View = 'pdf' | 'text';

const key = 'view';

/** The frame of the PDF, in which the text stands before scripts run. */
export const frameId = 'frame';

/** The first passage in sight of those that were scrolled to, and where it stood in the window. */
interface Place {
  passage: Element;
  top: number;
}

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

  // The frame has gone: what was read in it stays where it stood.
  useLayoutEffect(() => {
    if (!preset?.place) return;
    const { passage, top } = preset.place;
    scrollBy({ top: passage.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [preset]);

  const show = (view: View) => {
    const next = new URLSearchParams(location.search);
    next.set(key, view);
    changeSearch(`?${next}${location.hash}`, 'replaceState');
  };
  if (preset === null) return [null, show];
  return [asked === 'pdf' || asked === 'text' ? asked : preset.view, show];
}

/** The server knows neither the screen nor the fragment of the address, nor what was read before. */
function presetView(): { view: View; place: Place | null } {
  const toSection = location.hash.startsWith('#section-');
  const asked = new URLSearchParams(location.search).get(key);
  const place = toSection || asked === 'pdf' ? null : placeInFrame();
  const isWide = matchMedia('(width >= 768px)').matches;
  return { view: isWide && !toSection && !place ? 'pdf' : 'text', place };
}

function placeInFrame(): Place | null {
  const frame = document.getElementById(frameId);
  if (!frame?.scrollTop) return null;
  const { top } = frame.getBoundingClientRect();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const passage = [...frame.querySelectorAll('p, li, tr, h2, h3')].find((each) => topOf(each) > top - 1);
  return passage ? { passage, top: topOf(passage) } : null;
}

/** The part of an address that asks for a view. */
export function searchFor(view: View): string {
  return `?${key}=${view}`;
}
