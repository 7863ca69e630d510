import { useEffect, useMemo, useRef } from 'react';
import { IconList } from '../../ui/icons.tsx';
import { useCopy } from '../../navigation/context.tsx';
import type { Section } from '../text.ts';
import entryStyles from '../entry.module.css';
import styles from './contents.module.css';
import { useScrollSpy } from './use-scroll-spy.ts';

/**
 * The table of contents, with the current section marked: beside the text on wide screens, otherwise a bar
 * below the header that names the current section and expands.
 */
export function Contents({ sections }: { sections: Section[] }) {
  const copy = useCopy('policies').text;
  const current = useScrollSpy(useMemo(() => sections.map(({ id }) => id), [sections]));
  const shown = sections.find(({ id }) => id === current);
  const details = useRef<HTMLDetailsElement>(null);

  // In a low window, scrolls the list to the current section, unless the keyboard focus is in the list.
  useEffect(() => {
    const box = details.current!;
    if (box.querySelector(':focus-visible')) return;
    const entry = box.querySelector<HTMLElement>('[aria-current]');
    box.scrollTo({ top: entry ? entry.offsetTop - (box.clientHeight - entry.offsetHeight) / 2 : 0 });
  }, [current]);

  const close = () => {
    details.current!.open = false;
  };
  return (
    <details ref={details} className={styles.contents}>
      <summary className="disclosure">
        <IconList size={18} stroke={1.5} aria-hidden="true" />
        {shown && <span className="visually-hidden">{`${copy.contents}: `}</span>}
        {/* Keyed: a new element does not count as a layout shift, as a changed width would. */}
        <span key={current} className={styles.section}>
          {shown ? `${shown.number}. ${shown.title}` : copy.contents}
        </span>
      </summary>
      <nav aria-labelledby="contents-title">
        <h2 id="contents-title">{copy.contents}</h2>
        <ol className="rows">
          {sections.map(({ id, number, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className={entryStyles.entry}
                aria-current={id === current ? 'true' : undefined}
                onClick={close}
              >
                <span className={entryStyles.number}>{number}</span>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}
