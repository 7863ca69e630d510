/** The search: its results, the current one, and the highlights in the box. */
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { rangeIn, showHighlights } from '../../policies/search/highlight.ts';
import { isSearchable } from '../../policies/search/normalize.ts';
import { buildSearchIndex, type Hit, search } from '../../policies/search/search.ts';
import type { PolicyText } from '../../policies/text.ts';
import { afterNextPaint } from '../../ui/after-next-paint.ts';

export interface Search {
  /** The query of the results; empty for none, or if it is too short to be searched. */
  query: string;
  /** Searches for another query, after the next paint. */
  setQuery: (query: string) => void;
  hits: Hit[];
  /** The index of the current result; -1 before the first step. */
  current: number;
  /** Scrolls to a result; `focus` also moves the focus there. */
  show: (index: number, focus?: boolean) => void;
}

export function useSearch(texts: PolicyText[], box: RefObject<HTMLElement | null>): Search {
  const [query, setQueryNow] = useState('');
  const isAsked = query !== '';
  const index = useMemo(() => (isAsked ? buildSearchIndex(texts) : null), [isAsked, texts]);
  const hits = useMemo(() => (index ? search(index, query) : []), [index, query]);
  // The current result belongs to these results.
  const [choice, setChoice] = useState<{ hits: Hit[]; index: number }>({ hits: [], index: -1 });
  const current = choice.hits === hits ? choice.index : -1;

  useEffect(() => {
    const ranges = hits.map(rangeOf);
    const shown = ranges[current];
    showHighlights(
      ranges.filter((range) => range !== null),
      shown ? [shown] : [],
    );
  }, [hits, current]);
  useEffect(() => () => showHighlights(), []);

  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const setQuery = useCallback((value: string) => {
    cancel.current();
    cancel.current = afterNextPaint(() => {
      // Kept in the history entry, for a reload and for Back.
      window.navigation?.updateCurrentEntry({ state: value });
      startTransition(() => setQueryNow(isSearchable(value) ? value.trim() : ''));
    });
  }, []);

  // Stable for the same results, so that their list is not rendered on every key.
  const show = useCallback(
    (wanted: number, focus = false) => {
      const hit = hits[wanted];
      const element = hit && document.getElementById(hit.element);
      if (!hit || !element || !box.current) return;
      setChoice({ hits, index: wanted });
      // On small screens its document may be collapsed.
      element.closest('details')!.open = true;
      const { top } = (rangeIn(element, hit) ?? element).getBoundingClientRect();
      const outer = box.current.getBoundingClientRect();
      box.current.scrollBy({ top: top - outer.top - outer.height / 3, behavior: 'instant' });
      if (focus) {
        element.tabIndex = -1;
        element.focus({ preventScroll: true });
      }
      box.current.scrollIntoView({ behavior: 'instant' });
    },
    [hits, box],
  );
  return { query, setQuery, hits, current, show };
}

function rangeOf(hit: Hit): Range | null {
  const element = document.getElementById(hit.element);
  return element && rangeIn(element, hit);
}
