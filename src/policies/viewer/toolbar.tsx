import { FindState } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { type KeyboardEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import * as icons from '../../ui/icons.tsx';
import { fill } from '../../language/copy.ts';
import { toAsciiDigits } from '../../utils/digits.ts';
import { useCopy } from '../../navigation/context.tsx';
import { afterNextPaint } from '../../ui/after-next-paint.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { isSearchable } from '../search/normalize.ts';
import type { PolicyFile } from '../text.ts';
import type { OpenPdf } from './open-pdf.ts';
import styles from './viewer.module.css';

interface FindEvent {
  matchesCount: { current: number; total: number };
  state: number;
}

interface Props extends OpenPdf {
  file: PolicyFile;
  queryField: RefObject<HTMLInputElement | null>;
  toggleFullScreen: () => void;
}

/** The toolbar of the viewer: page, zoom, search, print, download, full screen. */
export function Toolbar({ viewer, bus, file, queryField, toggleFullScreen }: Props) {
  const { viewer: copy, documentMeta, download } = useCopy('policies');
  const [, update] = useReducer((count: number) => count + 1, 0);
  // Null until the first hit is found, or none.
  const [found, setFound] = useState<FindEvent['matchesCount'] | null>(null);
  const [query, setQuery] = useState('');
  const pageField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    for (const event of ['pagechanging', 'scalechanging']) bus.on(event, update);
    bus.on('updatefindmatchescount', ({ matchesCount }: FindEvent) => setFound(matchesCount));
    bus.on('updatefindcontrolstate', ({ matchesCount, state }: FindEvent) =>
      setFound(state === FindState.PENDING ? null : matchesCount),
    );
    update();
  }, [bus]);

  const { currentPageNumber: page, pagesCount: pages } = viewer;
  useEffect(() => {
    if (document.activeElement !== pageField.current) pageField.current!.value = String(page);
  }, [page]);

  const leavePageField = () => {
    const wanted = Number.parseInt(toAsciiDigits(pageField.current!.value), 10);
    // Not if it is the current page: that would scroll back to its top.
    if (wanted >= 1 && wanted <= pages && wanted !== page) viewer.currentPageNumber = wanted;
    pageField.current!.value = String(viewer.currentPageNumber);
  };
  const find = (words: string, type: '' | 'again' = '', findPrevious = false) => {
    // PDF.js would search twice, and complain, if the next hit is asked for before the first is found.
    if (type === 'again' && !found) return;
    if (!isSearchable(words)) bus.dispatch('findbarclose', { source: null });
    else bus.dispatch('find', { source: null, type, query: words, highlightAll: true, findPrevious });
  };
  const search = (words: string) => {
    setQuery(words);
    setFound(null);
    // After the paint, so that typing stays fast.
    afterNextPaint(() => find(words));
  };
  const clear = () => {
    search('');
    queryField.current!.focus();
  };
  const onQueryKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') find(query, 'again', event.shiftKey);
    else if (event.key === 'Escape' && query) clear();
  };
  const { IconChevronUp: Up, IconChevronDown: Down } = icons;
  return (
    <div className={`cluster ${styles.toolbar}`} role="group" aria-label={copy.toolbar}>
      <IconButton
        name={copy.previousPage}
        disabled={page === 1}
        onClick={() => viewer.previousPage()}
        Icon={Up}
      />
      <input
        ref={pageField}
        inputMode="numeric"
        autoComplete="off"
        aria-label={copy.page}
        defaultValue={page}
        // A press selects the number, so that typing replaces it. On mousedown, because a click on selected
        // text removes the selection.
        onMouseDown={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.select();
        }}
        onBlur={leavePageField}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          leavePageField();
          event.currentTarget.select();
        }}
      />
      <span className="figures">{fill(copy.of, { pages })}</span>
      <output className="visually-hidden">{fill(documentMeta.page, { page, pages })}</output>
      <IconButton
        name={copy.nextPage}
        disabled={page === pages}
        onClick={() => viewer.nextPage()}
        Icon={Down}
      />
      <IconButton name={copy.zoomOut} onClick={() => viewer.decreaseScale()} Icon={icons.IconMinus} />
      <output className="figures ltr">{`${Math.round(viewer.currentScale * 100)}%`}</output>
      <IconButton name={copy.zoomIn} onClick={() => viewer.increaseScale()} Icon={icons.IconPlus} />
      <div role="search" className={`cluster ${styles.search}`}>
        <input
          ref={queryField}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={copy.search}
          placeholder={copy.search}
          value={query}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onQueryKey}
        />
        <output className="figures">
          {isSearchable(query) && found && (found.total ? fill(copy.hit, found) : copy.noHits)}
        </output>
        {isSearchable(query) && (
          <>
            <IconButton name={copy.previousHit} onClick={() => find(query, 'again', true)} Icon={Up} />
            <IconButton name={copy.nextHit} onClick={() => find(query, 'again')} Icon={Down} />
            <IconButton name={copy.clear} onClick={clear} Icon={icons.IconX} />
          </>
        )}
      </div>
      <IconButton name={copy.print} onClick={print} Icon={icons.IconPrinter} />
      <a href={file.href} download={file.name} title={download}>
        <icons.IconDownload size={20} stroke={1.5} aria-hidden="true" />
        <span className="visually-hidden">{download}</span>
      </a>
      {document.fullscreenEnabled && (
        <IconButton name={copy.fullScreen} onClick={toggleFullScreen} Icon={icons.IconMaximize} />
      )}
    </div>
  );
}
