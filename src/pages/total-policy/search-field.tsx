/** The search field, with the number of results and previous and next. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '../../ui/icons.tsx';
import { documents } from '../../policy-documents.ts';
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import type { Hit } from '../../policies/search/search.ts';
import type { PolicyText } from '../../policies/text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import styles from './total-policy.module.css';
import type { Search } from './use-search.ts';

/** Milliseconds without typing before the number of results is announced. */
const pause = 500;

interface Props {
  search: Search;
  texts: PolicyText[];
}

export function SearchField({ search, texts }: Props) {
  const { total, viewer } = useCopy('policies');
  const { query, hits, current, show, setQuery } = search;
  const field = useRef<HTMLInputElement>(null);

  // What was typed before hydration, or searched in this history entry.
  useEffect(() => {
    const kept = window.navigation?.currentEntry?.getState() as { query?: string } | undefined;
    field.current!.value ||= kept?.query ?? '';
    if (field.current!.value) setQuery(field.current!.value);
  }, [setQuery]);

  const sentence = useCount(hits);
  const hit = hits[current];
  const place =
    hit &&
    fill(total.hitStatus, {
      current: current + 1,
      total: hits.length,
      document: texts.find(({ document }) => document === hit.document)!.title,
      section: hit.number,
    });
  const status = useSettled(query ? (place ?? sentence) : '');
  const position = hit ? fill(viewer.hit, { current: current + 1, total: hits.length }) : String(hits.length);

  const isEmpty = hits.length === 0;
  const step = (direction: 1 | -1) => {
    const start = direction === 1 ? current : Math.max(current, 0);
    if (!isEmpty) show((start + direction + hits.length) % hits.length);
  };
  const clear = () => {
    field.current!.value = '';
    setQuery('');
    field.current!.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') clear();
  };
  return (
    <div role="search" className={styles.search}>
      <label htmlFor="search">{total.search}</label>
      <div className={`field-box ${styles.field}`}>
        <IconSearch size={22} stroke={1.5} aria-hidden="true" />
        <input
          ref={field}
          id="search"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={total.placeholder}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        {query && (
          <div className={`cluster ${styles.steps}`}>
            <span className="figures" aria-hidden="true">
              {isEmpty ? viewer.noHits : position}
            </span>
            <IconButton
              name={viewer.previousHit}
              disabled={isEmpty}
              onClick={() => step(-1)}
              Icon={IconChevronUp}
            />
            <IconButton
              name={viewer.nextHit}
              disabled={isEmpty}
              onClick={() => step(1)}
              Icon={IconChevronDown}
            />
            <IconButton name={viewer.clear} onClick={clear} Icon={IconX} />
          </div>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </div>
  );
}

/** The number of results and documents, as a sentence. */
export function useCount(hits: Hit[]): string {
  const copy = useCopy('policies').total;
  if (hits.length === 0) return copy.none;
  const found = new Set(hits.map(({ document }) => document)).size;
  return fill(copy.count, { hits: hits.length, found, documents: documents.length });
}

/** Debounces what is announced: typing would interrupt the screen reader. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
