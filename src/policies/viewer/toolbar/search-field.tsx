/** The search in the document, with its count and the steps through the hits. */
import type { KeyboardEvent, RefObject } from 'react';
import { IconChevronDown, IconChevronUp, IconSearch, IconX } from '@tabler/icons-react';
import { fill } from '../../../language/copy.ts';
import { useCopy } from '../../../navigation/context.tsx';
import type { Search } from '../search/use-search-hits.ts';
import { Tool } from './tool.tsx';
import styles from './toolbar.module.css';

interface SearchProps {
  search: Search;
  field: RefObject<HTMLInputElement | null>;
  off: boolean;
}

export function SearchField({ search, field, off }: SearchProps) {
  const copy = useCopy('policies').viewer;
  const { query, hits, current, busy, step } = search;
  const asked = query.trim() !== '';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  const clear = () => {
    search.clear();
    field.current?.focus();
  };

  const count = busy
    ? copy.searching
    : hits.length === 0
      ? copy.noHits
      : fill(copy.hit, { current: current + 1, total: hits.length });
  const said = hits[current]
    ? fill(copy.hitStatus, { current: current + 1, total: hits.length, page: hits[current].page })
    : count;
  return (
    <div role="search" className={styles.search}>
      <IconSearch className={styles.searchIcon} aria-hidden="true" />
      <input
        ref={field}
        className={styles.query}
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={copy.search}
        placeholder={copy.search}
        value={query}
        readOnly={off}
        onChange={({ target }) => search.setQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      {asked && (
        <>
          <span className={`${styles.count} figures`} aria-hidden="true">
            {count}
          </span>
          <Tool name={copy.previousHit} off={hits.length === 0} act={() => step(-1)}>
            <IconChevronUp />
          </Tool>
          <Tool name={copy.nextHit} off={hits.length === 0} act={() => step(1)}>
            <IconChevronDown />
          </Tool>
          <Tool name={copy.clear} act={clear}>
            <IconX />
          </Tool>
        </>
      )}
      <span role="status" className="visually-hidden">
        {asked && said}
      </span>
    </div>
  );
}
