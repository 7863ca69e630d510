/** The search field, with the number of results and previous and next. */
import { useEffect, useRef } from 'react';
import { IconSearch } from '../../ui/icons.tsx';
import { documents } from '../../policy-documents.ts';
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import type { Hit } from '../../policies/search/search.ts';
import type { PolicyText } from '../../policies/text.ts';
import { NotLoaded } from '../../ui/not-loaded.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { keptState } from './kept-state.ts';
import styles from './total-policy.module.css';
import type { Search } from './use-search.ts';

interface Props {
  search: Search;
  texts: PolicyText[];
}

export function SearchField({ search, texts }: Props) {
  const { total: copy } = useCopy('policies');
  const { query, hits, current, show, setQuery } = search;
  const field = useRef<HTMLInputElement>(null);
  const isHydrating = useRef(true);

  // What was searched in this history entry, but for what was typed before hydration; again in another language.
  useEffect(() => {
    const input = field.current!;
    const { query: kept } = keptState();
    if (kept !== undefined && !(isHydrating.current && input.value)) input.value = kept;
    isHydrating.current = false;
    if (input.value) setQuery(input.value);
  }, [setQuery]);

  const found = { current: current + 1, total: hits.length };
  const count = useCount(hits);
  const hit = hits[current];
  const place =
    hit &&
    fill(copy.hitStatus, {
      ...found,
      document: texts.find(({ document }) => document === hit.document)!.title,
      section: hit.number,
    });
  const step = (direction: 1 | -1) => {
    const start = direction === 1 ? current : Math.max(current, 0);
    show((start + direction + hits.length) % hits.length);
  };
  return (
    <div role="search" className={styles.search}>
      <label htmlFor="search">{copy.search}</label>
      <div className={`field-box ${styles.field}`}>
        <IconSearch size={22} stroke={1.5} aria-hidden="true" />
        <SearchInput
          field={field}
          id="search"
          placeholder={copy.placeholder}
          isSearching={query !== ''}
          found={found}
          status={query && (place ?? count)}
          onSearch={setQuery}
          onStep={step}
        />
      </div>
      <NotLoaded />
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
