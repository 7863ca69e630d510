/** The five groups with their documents: a list, below 1024 px a horizontal scroller. */
import { type MouseEvent, useEffect, useRef } from 'react';
import { useAddress, useCopy, useLanguage, useRouteMatch } from '../../navigation/context.tsx';
import { documentGroups } from '../../document-ids.ts';
import { documents } from '../../policy-documents.ts';
import { isUnmodifiedClick } from '../../ui/unmodified-click.ts';
import entryStyles from '../../policies/entry.module.css';
import scrollFade from '../../ui/scroll-fade.module.css';
import styles from './document-list.module.css';

export function DocumentList() {
  const copy = useCopy('policies').list;
  const names = useCopy('common').footer.groups;
  const language = useLanguage();
  const address = useAddress();
  const current = useRouteMatch().document;
  const list = useRef<HTMLElement>(null);

  useEffect(() => {
    const row = list.current!;
    if (row.scrollWidth <= row.clientWidth) return;
    const entry = row.querySelector('[aria-current]')!.getBoundingClientRect();
    const { left, width } = row.getBoundingClientRect();
    row.scrollBy({ left: entry.left + entry.width / 2 - left - width / 2, behavior: 'instant' });
  }, [current]);

  // Switching documents replaces the history entry, so that back leaves the policies.
  const replace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    location.replace(event.currentTarget.href + location.search);
  };

  return (
    <nav
      ref={list}
      className={`${styles.list} ${scrollFade.below} ${scrollFade.along}`}
      aria-labelledby="list-title"
    >
      <h2 id="list-title" className="visually-hidden">
        {copy.label}
      </h2>
      {documentGroups.map((group) => (
        <div key={group} className={styles.group}>
          <h3>{names[group]}</h3>
          <ul>
            {documents
              .filter((document) => document.group === group)
              .map(({ id, description }) => (
                <li key={id}>
                  <a
                    href={address({ document: id })}
                    className={entryStyles.entry}
                    aria-current={id === current ? 'page' : undefined}
                    onClick={replace}
                  >
                    {description[language]}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
