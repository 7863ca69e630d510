import { type ComponentProps, useEffect, useReducer, useRef, useState } from 'react';
import * as icons from '../../ui/icons.tsx';
import { fill } from '../../language/copy.ts';
import { toAsciiDigits } from '../../utils/digits.ts';
import { useCopy } from '../../navigation/context.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import buttonStyles from '../../ui/icon-button.module.css';
import { isComposing } from '../../ui/is-composing.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { isSearchable } from '../search/normalize.ts';
import type { PolicyFile } from '../text.ts';
import type { OpenPdf } from './open-pdf.ts';
import styles from './viewer.module.css';

/** The toolbar of the viewer: page, zoom, search, print, download, full screen. */
export function Toolbar({ viewer, eventBus, file }: OpenPdf & { file: PolicyFile }) {
  const { viewer: copy, documentMeta, download } = useCopy('policies');
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [found, setFound] = useState<ComponentProps<typeof SearchInput>['found']>(null);
  const [query, setQuery] = useState('');
  const pageField = useRef<HTMLInputElement>(null);
  const queryField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    for (const event of ['pagechanging', 'scalechanging']) eventBus.on(event, update);
    for (const event of ['updatefindmatchescount', 'updatefindcontrolstate'])
      eventBus.on(event, ({ matchesCount }: { matchesCount: typeof found }) => setFound(matchesCount));
    update();
  }, [eventBus]);

  const { currentPageNumber: page, pagesCount: pages } = viewer;
  useEffect(() => {
    if (document.activeElement !== pageField.current) pageField.current!.value = String(page);
  }, [page]);

  const goToPage = () => {
    const field = pageField.current!;
    const wanted = Number.parseInt(toAsciiDigits(field.value), 10);
    // Not if it is the current page: that would scroll back to its top.
    if (wanted >= 1 && wanted <= pages && wanted !== page) viewer.currentPageNumber = wanted;
    field.value = String(viewer.currentPageNumber);
    if (document.activeElement === field) field.select();
  };
  const find = (words: string, step = {}) => {
    const event = isSearchable(words) ? 'find' : 'findbarclose';
    eventBus.dispatch(event, { query: words, highlightAll: true, ...step });
  };
  const search = (words: string) => {
    setQuery(words);
    setFound(null);
    find(words);
  };
  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    // A refusal is ignored.
    else viewer.container.parentElement!.requestFullscreen().catch(() => {});
  };
  return (
    <div className={`cluster ${styles.toolbar}`} role="group" aria-label={copy.toolbar}>
      <IconButton name={copy.previousPage} onClick={() => viewer.previousPage()} Icon={icons.IconChevronUp} />
      <input
        ref={pageField}
        inputMode="numeric"
        autoComplete="off"
        aria-label={copy.page}
        defaultValue={page}
        // Otherwise a click on selected text would remove the selection after this event.
        onMouseDown={({ currentTarget }) => currentTarget.setSelectionRange(0, 0)}
        onClick={({ currentTarget }) => currentTarget.select()}
        onBlur={goToPage}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && goToPage()}
      />
      <span className="figures">{fill(copy.of, { pages })}</span>
      <output className="visually-hidden">{fill(documentMeta.page, { page, pages })}</output>
      <IconButton name={copy.nextPage} onClick={() => viewer.nextPage()} Icon={icons.IconChevronDown} />
      <IconButton name={copy.zoomOut} onClick={() => viewer.decreaseScale()} Icon={icons.IconMinus} />
      <output className="figures ltr">{`${Math.round(viewer.currentScale * 100)}%`}</output>
      <IconButton name={copy.zoomIn} onClick={() => viewer.increaseScale()} Icon={icons.IconPlus} />
      <div role="search" className={`cluster ${styles.search}`}>
        <SearchInput
          field={queryField}
          aria-label={copy.search}
          placeholder={copy.search}
          isSearching={isSearchable(query)}
          found={found}
          onSearch={search}
          onStep={(direction) => find(query, { type: 'again', findPrevious: direction === -1 })}
        />
      </div>
      <IconButton name={copy.print} onClick={print} Icon={icons.IconPrinter} />
      <a className={buttonStyles.button} href={file.href} download={file.name} title={download}>
        <icons.IconDownload size={20} stroke={1.5} aria-hidden="true" />
        <span className="visually-hidden">{download}</span>
      </a>
      {document.fullscreenEnabled && (
        <IconButton name={copy.fullScreen} onClick={toggleFullScreen} Icon={icons.IconMaximize} />
      )}
    </div>
  );
}
