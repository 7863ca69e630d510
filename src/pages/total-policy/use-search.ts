/** The search of the page: the query, its hits, the current one, and the marks in the box. */
import { type RefObject, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../navigation/context.tsx';
import { rangeIn, showHighlights } from '../../policies/search/highlight.ts';
import { type Hit, indexOf, search } from '../../policies/search/search.ts';
import { clauseOf } from '../../policies/passages.ts';
import type { PolicyText } from '../../policies/text.ts';
import { afterNextPaint } from '../../ui/after-next-paint.ts';

export interface Search {
  /** Looks for something else, once the next frame has shown what was typed. */
  setQuery: (query: string) => void;
  /** Makes the texts ready to be searched, before the first key. */
  prepare: () => void;
  /** What the hits are of. */
  searched: string;
  /** Whether there is anything to look for. */
  asked: boolean;
  hits: Hit[];
  /** The place of the current hit in the list; -1 before the first step. */
  current: number;
  /** Shows a hit in the box; `focus` moves the focus to its place. */
  show: (index: number, focus?: boolean) => void;
  step: (direction: 1 | -1) => void;
}

export function useSearch(texts: PolicyText[], box: RefObject<HTMLElement | null>): Search {
  const language = useLanguage();
  const [searched, setQuery] = useOncePainted('');
  const asked = searched !== '';
  const [wanted, setWanted] = useState(false);
  const ready = wanted || asked;
  const passages = useMemo(() => (ready ? indexOf(texts) : []), [ready, texts]);
  const hits = useMemo(() => search(passages, searched, language), [passages, searched, language]);

  // A choice holds for the hits that it was made among.
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
  // The fore-edge gilds what it finds marked.
  useEffect(() => {
    const clauses = hits.map(({ section }) => document.getElementById(clauseOf(section))!);
    for (const clause of clauses) clause.dataset.found = '';
    return () => {
      for (const clause of clauses) delete clause.dataset.found;
    };
  }, [hits]);

  // The same for the same hits: the list of them is not made again with every key.
  const show: Search['show'] = useCallback(
    (index, focus = false) => {
      const hit = hits[index];
      const frame = box.current;
      const range = hit && rangeOf(hit);
      if (!hit || !frame || !range) return;
      setChoice({ hits, index });
      // On small screens its document may be folded.
      document.getElementById(hit.element)!.closest('details')!.open = true;
      const { top } = range.getBoundingClientRect();
      const outer = frame.getBoundingClientRect();
      frame.scrollBy({ top: top - outer.top - outer.height / 3, behavior: 'instant' });
      if (!focus) return;
      const element = document.getElementById(hit.element)!;
      element.setAttribute('tabindex', '-1');
      element.focus({ preventScroll: true });
      frame.scrollIntoView({ block: 'nearest' });
    },
    [hits, box],
  );

  return {
    setQuery,
    prepare: () => startTransition(() => setWanted(true)),
    searched,
    asked,
    hits,
    current,
    show,
    step: (direction) => {
      const start = direction === 1 ? current : Math.max(current, 0);
      if (hits.length > 0) show((start + direction + hits.length) % hits.length);
    },
  };
}

/**
 * A value, set once the next frame is painted: what is typed comes first, and nothing is made anew for it; what is found follows.
 * A deferred value may come before the paint.
 */
function useOncePainted(initial: string): [string, (value: string) => void] {
  const [painted, setPainted] = useState(initial);
  const callOff = useRef(() => {});
  const set = useCallback((value: string) => {
    callOff.current();
    callOff.current = afterNextPaint(() => startTransition(() => setPainted(value.trim())));
  }, []);
  useEffect(() => () => callOff.current(), []);
  return [painted, set];
}

function rangeOf(hit: Hit): Range | null {
  const element = document.getElementById(hit.element);
  return element && rangeIn(element, hit);
}
