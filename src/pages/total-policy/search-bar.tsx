/** The search field with its count, and the steps through the hits. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react';
import { useCopy } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import { documents } from '../../policy-documents.ts';
import styles from './total-policy.module.css';
import type { Hit } from '../../policies/search/search.ts';
import type { PolicyText } from '../../policies/text.ts';
import type { Search } from './use-search.ts';

/** How long typing rests before the count is read out, in milliseconds. */
const pause = 500;

export function SearchBar({ search, texts }: { search: Search; texts: PolicyText[] }) {
  const { total, viewer } = useCopy('policies');
  const { hits, current, asked, step, setQuery, prepare } = search;
  const field = useRef<HTMLInputElement>(null);

  // What was typed before the application ran, once.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => {
    if (field.current?.value) setQuery(field.current.value);
  }, [setQuery]);

  const position = fill(viewer.hit, { current: Math.max(current, 0) + 1, total: hits.length });
  const count = hits.length === 0 ? viewer.noHits : current === -1 ? String(hits.length) : position;
  const sentence = useCount(hits);
  // The count first, then each step's place, among the hits and in the documents: one status says both.
  const hit = hits[current];
  const place =
    hit &&
    fill(total.hitStatus, {
      current: current + 1,
      total: hits.length,
      document: texts.find(({ document }) => document === hit.document)!.title,
      section: hit.number,
    });
  const status = useDebounced(asked ? (place ?? sentence) : '');

  const clear = () => {
    field.current!.value = '';
    setQuery('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      clear();
    }
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
          onFocus={prepare}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={onKeyDown}
        />
        {asked && (
          <>
            <span className={`${styles.position} figures`} aria-hidden="true">
              {count}
            </span>
            <button type="button" aria-disabled={hits.length === 0 || undefined} onClick={() => step(-1)}>
              <IconChevronUp size={20} stroke={1.5} aria-hidden="true" />
              <span className="visually-hidden">{viewer.previousHit}</span>
            </button>
            <button type="button" aria-disabled={hits.length === 0 || undefined} onClick={() => step(1)}>
              <IconChevronDown size={20} stroke={1.5} aria-hidden="true" />
              <span className="visually-hidden">{viewer.nextHit}</span>
            </button>
            <button
              type="button"
              onClick={() => {
                clear();
                field.current?.focus();
              }}
            >
              <IconX size={20} stroke={1.5} aria-hidden="true" />
              <span className="visually-hidden">{viewer.clear}</span>
            </button>
          </>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {status}
      </p>
    </div>
  );
}

/** How many hits there are, in how many documents, as a sentence. */
export function useCount(hits: Hit[]): string {
  const copy = useCopy('policies').total;
  if (hits.length === 0) return copy.none;
  const found = new Set(hits.map(({ document }) => document)).size;
  return fill(copy.count, { hits: hits.length, found, documents: documents.length });
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
