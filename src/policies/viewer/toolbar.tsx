/** The tools of the viewer. */
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import {
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconMaximize,
  IconMinimize,
  IconMinus,
  IconPlus,
  IconPrinter,
  IconSearch,
  IconX,
} from '@tabler/icons-react';
import { useCopy } from '../../routing/context.tsx';
import { rich, visuallyHidden } from '../../language/rich.tsx';
import { fill } from '../../language/copy.ts';
import type { FullScreen } from './use-full-screen.ts';
import type { Pages } from './use-pages.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import type { Search } from './use-search-hits.ts';
import type { Zoom } from './use-zoom.ts';
import styles from './toolbar.module.css';

interface Props {
  ready: boolean;
  pages: Pages;
  zoom: Zoom;
  search: Search;
  searchField: RefObject<HTMLInputElement | null>;
  fullScreen: FullScreen;
  print: () => void;
}

export function Toolbar({ ready, pages, zoom, search, searchField, fullScreen, print }: Props) {
  const copy = useCopy('policies').viewer;
  const toolbar = useRef<HTMLDivElement>(null);
  const roving = useRovingFocus(toolbar);
  const off = !ready;
  return (
    <div ref={toolbar} className={styles.toolbar} role="toolbar" aria-label={copy.toolbar} {...roving}>
      <div className={styles.group}>
        <Tool
          name={copy.previousPage}
          off={off || pages.current === 1}
          act={() => pages.goTo(pages.current - 1)}
        >
          <IconChevronUp />
        </Tool>
        <PageField pages={pages} off={off} />
        <Tool
          name={copy.nextPage}
          off={off || pages.current === pages.count}
          act={() => pages.goTo(pages.current + 1)}
        >
          <IconChevronDown />
        </Tool>
      </div>
      <div className={styles.group}>
        <Tool name={copy.zoomOut} off={off} act={() => zoom.step(-1)}>
          <IconMinus />
        </Tool>
        <span className={`${styles.percent} figures ltr`} role="status">
          {rich(copy.zoom, { hidden: visuallyHidden, percent: `${zoom.percent}%` })}
        </span>
        <Tool name={copy.zoomIn} off={off} act={() => zoom.step(1)}>
          <IconPlus />
        </Tool>
        <Tool name={copy.fitWidth} off={off} on={zoom.fit === 'width'} act={() => zoom.fitTo('width')}>
          <IconArrowAutofitWidth />
        </Tool>
        <Tool name={copy.fitPage} off={off} on={zoom.fit === 'page'} act={() => zoom.fitTo('page')}>
          <IconArrowAutofitHeight />
        </Tool>
      </div>
      <SearchField search={search} field={searchField} off={off} />
      <div className={styles.group}>
        <Tool name={copy.print} off={off} act={print}>
          <IconPrinter />
        </Tool>
        {fullScreen.possible && (
          <Tool name={fullScreen.on ? copy.leaveFullScreen : copy.fullScreen} act={fullScreen.toggle}>
            {fullScreen.on ? <IconMinimize /> : <IconMaximize />}
          </Tool>
        )}
      </div>
    </div>
  );
}

interface ToolProps {
  name: string;
  act: () => void;
  /** It keeps its place for the keyboard, but does nothing. */
  off?: boolean;
  /** For a tool that is a choice: whether it is chosen. */
  on?: boolean;
  children: ReactNode;
}

function Tool({ name, act, off = false, on, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-disabled={off || undefined}
      aria-pressed={on}
      title={name}
      onClick={() => !off && act()}
    >
      {children}
      <span className="visually-hidden">{name}</span>
    </button>
  );
}

/** The number of the page; another one is gone to on Enter, or when the field is left. */
function PageField({ pages, off }: { pages: Pages; off: boolean }) {
  const copy = useCopy('policies').viewer;
  const [typed, setTyped] = useState<string | null>(null);
  const goTo = () => {
    const wanted = Number.parseInt(typed ?? '', 10);
    if (wanted) pages.goTo(wanted);
    setTyped(null);
  };
  return (
    <span className={`${styles.pages} figures`}>
      <input
        inputMode="numeric"
        aria-label={copy.page}
        className={styles.page}
        value={typed ?? pages.current}
        readOnly={off}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/gu, '').slice(0, 3))}
        onFocus={({ target }) => target.select()}
        onBlur={goTo}
        onKeyDown={({ key }) => key === 'Enter' && goTo()}
      />
      {fill(copy.of, { pages: pages.count })}
    </span>
  );
}

interface SearchProps {
  search: Search;
  field: RefObject<HTMLInputElement | null>;
  off: boolean;
}

function SearchField({ search, field, off }: SearchProps) {
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
