/** The tools of the viewer. */
import { type RefObject, useRef } from 'react';
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
} from '@tabler/icons-react';
import { useCopy } from '../../../navigation/context.tsx';
import { rich } from '../../../language/rich.tsx';
import { PageField } from './page-field.tsx';
import { SearchField } from './search-field.tsx';
import { Tool } from './tool.tsx';
import type { FullScreen } from './use-full-screen.ts';
import type { Pages } from '../pages/use-pages.ts';
import { useRovingFocus } from './use-roving-focus.ts';
import type { Search } from '../search/use-search-hits.ts';
import type { Zoom } from '../zoom/use-zoom.ts';
import styles from './toolbar.module.css';

interface Props {
  ready: boolean;
  pages: Pages;
  zoom: Zoom;
  search: Search;
  searchField: RefObject<HTMLInputElement | null>;
  fullScreen: FullScreen;
  print: () => void;
  printTool: RefObject<HTMLButtonElement | null>;
}

export function Toolbar({ ready, pages, zoom, search, searchField, fullScreen, print, printTool }: Props) {
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
        <span className={`${styles.percent} figures ltr`}>{`${zoom.percent}%`}</span>
        <span role="status" className="visually-hidden">
          {zoom.chosen && rich(copy.zoom, { hidden: (words) => words, percent: `${zoom.percent}%` })}
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
        <Tool ref={printTool} name={copy.print} off={off} act={print}>
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
