/** The search: its results, the current one, and the highlights in the box. */
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { showHighlights } from '../../policies/search/highlight.ts';
import { createNormalizer, isSearchable } from '../../policies/search/normalize.ts';
import { type Hit, search } from '../../policies/search/search.ts';
import type { PolicyText } from '../../policies/text.ts';
import { afterNextPaint } from '../../ui/after-next-paint.ts';
import { keep } from './kept-state.ts';

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

interface Found extends Pick<Search, 'query' | 'hits' | 'current'> {
  /** The texts that were searched. */
  texts: PolicyText[];
}

const none: Found = { query: '', hits: [], current: -1, texts: [] };

export function useSearch(texts: PolicyText[], box: RefObject<HTMLElement | null>): Search {
  const normalizer = useMemo(
    () => createNormalizer(texts[0]!.language, texts.map(({ variants }) => variants).join('')),
    [texts],
  );
  const [last, setLast] = useState(none);
  // Not results in another language.
  const { query, hits, current } = last.texts === texts ? last : none;

  useEffect(() => {
    const ranges = hits.map(({ range }) => range);
    showHighlights(ranges, ranges.slice(current, current + 1));
  }, [hits, current]);
  useEffect(() => () => showHighlights(), []);

  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  const setQuery = useCallback(
    (value: string) => {
      cancel.current();
      cancel.current = afterNextPaint(() => {
        keep({ query: value });
        const asked = isSearchable(value)
          ? { query: value.trim(), hits: search(box.current!, normalizer, value), current: -1, texts }
          : none;
        startTransition(() => setLast(asked));
      });
    },
    [box, normalizer, texts],
  );

  // Stable for the same results, so that their list is not rendered on every key.
  const show = useCallback(
    (wanted: number, focus = false) => {
      const { range, element } = hits[wanted]!;
      setLast((before) => ({ ...before, current: wanted }));
      // On small screens its document may be collapsed.
      element.closest('details')!.open = true;
      // A translator that comes later may take the text of the range away.
      const { top } = (range.collapsed ? element : range).getBoundingClientRect();
      const outer = box.current!.getBoundingClientRect();
      box.current!.scrollBy({ top: top - outer.top - outer.height / 3, behavior: 'instant' });
      if (focus) {
        element.tabIndex = -1;
        element.focus({ preventScroll: true });
      }
      box.current!.scrollIntoView({ behavior: 'instant' });
    },
    [hits, box],
  );
  return { query, hits, current, setQuery, show };
}
