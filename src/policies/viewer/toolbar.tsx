import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconMaximize,
  IconMinus,
  IconPlus,
  IconPrinter,
  IconX,
} from '../../ui/icons.tsx';
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import { afterNextPaint } from '../../ui/after-next-paint.ts';
import { isComposing } from '../../ui/is-composing.ts';
import { asciiDigits } from '../search/fold.ts';
import type { PolicyFile } from '../text.ts';
import type { OpenPdf } from './open-pdf.ts';
import styles from './viewer.module.css';

interface Props {
  file: PolicyFile;
  /** Null until it is open; the tools wait for it. */
  pdf: OpenPdf | null;
  queryField: RefObject<HTMLInputElement | null>;
  enterFullScreen: () => void;
}

/** The tools of the viewer: page, zoom, find, print, download, full screen. */
export function Toolbar({ file, pdf, queryField, enterFullScreen }: Props) {
  const { viewer: copy, documentMeta, download } = useCopy('policies');
  const { page, scale, fit, found } = usePdfState(pdf);
  const pageField = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const viewer = pdf?.viewer;

  useEffect(() => {
    const field = pageField.current!;
    if (document.activeElement !== field) field.value = String(page);
  }, [page]);

  const goTo = (wanted: number) => {
    if (viewer && wanted >= 1 && wanted <= viewer.pagesCount) viewer.currentPageNumber = wanted;
    setSaid(fill(documentMeta.page, { page: viewer?.currentPageNumber ?? 1, pages: file.pages }));
  };
  const leavePageField = () => {
    const field = pageField.current!;
    const wanted = Number.parseInt(asciiDigits(field.value), 10);
    if (wanted && wanted !== page) goTo(wanted);
    field.value = String(viewer?.currentPageNumber ?? 1);
  };
  const zoom = (act: () => void) => {
    act();
    setSaid(fill(copy.zoom, { percent: percentOf(viewer!.currentScale) }));
  };
  const find = (type: '' | 'again', words: string, findPrevious = false) => {
    setSaid('');
    if (!words.trim()) pdf?.bus.dispatch('findbarclose', { source: null });
    else pdf?.bus.dispatch('find', { source: null, type, query: words, highlightAll: true, findPrevious });
  };
  const search = (words: string) => {
    setQuery(words);
    // What is typed comes first.
    afterNextPaint(() => find('', words));
  };
  const clear = () => {
    search('');
    queryField.current?.focus();
  };
  const onQueryKey = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Enter') find('again', query, event.shiftKey);
    else if (event.key === 'Escape' && query) clear();
  };

  const isAsked = query.trim() !== '';
  const count = found.total ? fill(copy.hit, found) : copy.noHits;
  const hit = found.total ? fill(copy.hitStatus, { ...found, page: found.page }) : copy.noHits;
  return (
    <div className={styles.toolbar} role="group" aria-label={copy.toolbar}>
      <Tool
        name={copy.previousPage}
        off={!pdf || page === 1}
        act={() => goTo(page - 1)}
        icon={<IconChevronUp />}
      />
      <span className={`${styles.pages} figures`}>
        <input
          ref={pageField}
          inputMode="numeric"
          autoComplete="off"
          aria-label={copy.page}
          defaultValue="1"
          readOnly={!pdf}
          // Not by a click: a press on what is selected would take the selection away after it.
          onMouseDown={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            event.currentTarget.select();
          }}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={leavePageField}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            leavePageField();
            event.currentTarget.select();
          }}
        />
        <span>{fill(copy.of, { pages: file.pages })}</span>
      </span>
      <Tool
        name={copy.nextPage}
        off={!pdf || page === file.pages}
        act={() => goTo(page + 1)}
        icon={<IconChevronDown />}
      />
      <Tool
        name={copy.zoomOut}
        off={!pdf}
        act={() => zoom(() => viewer!.decreaseScale())}
        icon={<IconMinus />}
      />
      <span className={`${styles.percent} figures ltr`}>{percentOf(scale)}</span>
      <Tool
        name={copy.zoomIn}
        off={!pdf}
        act={() => zoom(() => viewer!.increaseScale())}
        icon={<IconPlus />}
      />
      <Tool
        name={fit === 'page-fit' ? copy.fitWidth : copy.fitPage}
        off={!pdf}
        act={() => zoom(() => (viewer!.currentScaleValue = fit === 'page-fit' ? 'page-width' : 'page-fit'))}
        icon={fit === 'page-fit' ? <IconArrowAutofitWidth /> : <IconArrowAutofitHeight />}
      />
      <div role="search" className={styles.search}>
        <input
          ref={queryField}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={copy.search}
          placeholder={copy.search}
          value={query}
          readOnly={!pdf}
          onChange={({ target }) => search(target.value)}
          onKeyDown={onQueryKey}
        />
        {isAsked && (
          <>
            <span className={`${styles.count} figures`} aria-hidden="true">
              {count}
            </span>
            <Tool
              name={copy.previousHit}
              off={!found.total}
              act={() => find('again', query, true)}
              icon={<IconChevronUp />}
            />
            <Tool
              name={copy.nextHit}
              off={!found.total}
              act={() => find('again', query)}
              icon={<IconChevronDown />}
            />
            <Tool name={copy.clear} act={clear} icon={<IconX />} />
          </>
        )}
      </div>
      <Tool name={copy.print} off={!pdf} act={print} icon={<IconPrinter />} />
      <a href={file.href} download={file.name} className={styles.tool} title={download}>
        <IconDownload aria-hidden="true" />
        <span className="visually-hidden">{download}</span>
      </a>
      {document.fullscreenEnabled && (
        <Tool name={copy.fullScreen} act={enterFullScreen} icon={<IconMaximize />} />
      )}
      <p role="status" className="visually-hidden">
        {said || (isAsked ? hit : '')}
      </p>
    </div>
  );
}

interface ToolProps {
  name: string;
  act: () => void;
  /** It keeps its place for the keyboard, but does nothing. */
  off?: boolean;
  icon: ReactNode;
}

function Tool({ name, act, off = false, icon }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-disabled={off || undefined}
      title={name}
      onClick={() => !off && act()}
    >
      {icon}
      <span className="visually-hidden">{name}</span>
    </button>
  );
}

function percentOf(scale: number): string {
  return `${Math.round(scale * 100)}%`;
}

/** What the viewer tells: the page, the scale, and which of how many hits is shown. */
function usePdfState(pdf: OpenPdf | null) {
  const [state, setState] = useState({
    page: 1,
    scale: 1,
    fit: 'auto',
    found: { current: 0, total: 0, page: 1 },
  });
  useEffect(() => {
    if (!pdf) return;
    const { viewer, find, bus } = pdf;
    const tell = ({ matchesCount }: { matchesCount?: { current: number; total: number } }) =>
      setState(({ found }) => ({
        page: viewer.currentPageNumber,
        scale: viewer.currentScale,
        fit: viewer.currentScaleValue,
        found: matchesCount ? { ...matchesCount, page: find.selected!.pageIdx + 1 } : found,
      }));
    const events = ['pagechanging', 'scalechanging', 'updatefindmatchescount', 'updatefindcontrolstate'];
    for (const event of events) bus.on(event, tell);
    tell({});
    return () => {
      for (const event of events) bus.off(event, tell);
    };
  }, [pdf]);
  return state;
}
