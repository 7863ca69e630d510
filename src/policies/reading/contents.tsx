/** The contents of a text: beside it on wide screens, a bar that opens above it on small ones. */
import { useEffect, useMemo, useRef } from 'react';
import { IconChevronDown, IconList } from '../../ui/icons.tsx';
import { useCopy } from '../../navigation/context.tsx';
import { rich, visuallyHidden } from '../../language/rich.tsx';
import scrollFade from '../../ui/scroll-fade.module.css';
import type { Section } from '../text.ts';
import styles from './contents.module.css';
import { useCurrentPlace } from './use-current-place.ts';

interface Props {
  sections: Section[];
}

/** Sticks beside the text; the section that is being read is marked. */
export function Contents({ sections }: Props) {
  const copy = useCopy('policies').text;
  const current = useCurrentSection(sections);
  const list = useRef<HTMLElement>(null);

  // In a window that is too low for all of them, the entry is kept in the middle of those in sight; above the first, the list
  // begins. Who walks through the list by keyboard is not taken away from where they are.
  useEffect(() => {
    const nav = list.current!;
    if (nav.querySelector(':focus-visible')) return;
    const entry = nav.querySelector<HTMLElement>('[aria-current]');
    nav.scrollTo({ top: entry ? entry.offsetTop - (nav.clientHeight - entry.offsetHeight) / 2 : 0 });
  }, [current]);

  return (
    <nav ref={list} className={`${styles.contents} ${scrollFade.below}`} aria-labelledby="contents-title">
      <h2 id="contents-title" className={styles.label}>
        {copy.contents}
      </h2>
      <Entries sections={sections} current={current} />
      <a href="#top" className={styles.top}>
        {copy.top}
      </a>
    </nav>
  );
}

/** Sticks below the header, shows the current section, and opens to the list. */
export function ContentsBar({ sections }: Props) {
  const copy = useCopy('policies').text;
  const current = useCurrentSection(sections);
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const shown = sections.find(({ id }) => id === current);
  return (
    <details ref={details} className={styles.contentsBar}>
      <summary>
        <IconList size={18} stroke={1.5} aria-hidden="true" />
        {rich(shown ? copy.here : copy.contents, {
          hidden: visuallyHidden,
          // A new element for each: of one whose words are exchanged the browser would say that it has moved.
          section: (
            <span key={current} className={styles.barTitle}>
              {shown && `${shown.number}. ${shown.title}`}
            </span>
          ),
        })}
        <IconChevronDown size={18} stroke={1.5} className={styles.chevron} aria-hidden="true" />
      </summary>
      <nav aria-label={copy.contents}>
        <Entries sections={sections} current={current} onFollow={close} />
      </nav>
    </details>
  );
}

interface EntriesProps extends Props {
  current: string | undefined;
  onFollow?: () => void;
}

function Entries({ sections, current, onFollow }: EntriesProps) {
  return (
    <ol className={styles.entries}>
      {sections.map(({ id, number, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={onFollow}>
            <span>{number}</span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The section that is being read. */
function useCurrentSection(sections: Section[]): string | undefined {
  return useCurrentPlace(useMemo(() => sections.map(({ id }) => id), [sections]));
}
