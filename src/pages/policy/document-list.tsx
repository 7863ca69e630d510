/**
 * The five groups with their documents, at the start side; on small screens the groups scroll sideways beside a document. At
 * the address of the list they are a list on every screen, which tells the days of each.
 */
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useAddress, useCopy, useLanguage, useRouteMatch } from '../../navigation/context.tsx';
import { documents, type GroupId } from '../../policy-documents.ts';
import { fill } from '../../language/copy.ts';
import type { PolicyDay, PolicyDays } from '../../policies/days.ts';
import { asHeading } from '../../policies/heading.ts';
import { isUnmodifiedClick } from '../../ui/unmodified-click.ts';
import scrollFade from '../../ui/scroll-fade.module.css';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './document-list.module.css';

const groups: GroupId[] = ['policies', 'privacy', 'ethics', 'lgpd', 'app'];

interface Props {
  /** The days of the documents, at the address of the list. */
  days: PolicyDays | null;
}

export function DocumentList({ days }: Props) {
  const { back: title, list: copy } = useCopy('policies');
  const names = useCopy('common').footer.groups;
  const language = useLanguage();
  const address = useAddress();
  const current = useRouteMatch().document;
  const list = useRef<HTMLElement>(null);

  // The group of the document that is shown stands at the edge, in full, where groups scroll.
  useLayoutEffect(() => {
    const row = list.current!;
    if (row.scrollWidth <= row.clientWidth) return;
    const group = row.querySelector('[aria-current]')!.closest<HTMLElement>(`.${styles.group}`)!;
    const first = row.querySelector<HTMLElement>(`.${styles.group}`)!;
    // From where one begins to where the other does: in Arabic that is the right edge, and they are of different widths.
    const isTurned = getComputedStyle(row).direction === 'rtl';
    const startOf = (box: HTMLElement) => box.getBoundingClientRect()[isTurned ? 'right' : 'left'];
    row.scrollTo({ left: startOf(group) - startOf(first), behavior: 'instant' });
  }, [current]);

  // Switching documents replaces the history entry: back leads out of the policies, not through all of them.
  const replace = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    location.replace(event.currentTarget.href + location.search);
  };

  return (
    <nav
      ref={list}
      className={`${styles.list} ${
        days ? styles.rows : `${styles.aside} ${scrollFade.below} ${scrollFade.along}`
      }`}
      id="list"
      aria-labelledby="list-title"
    >
      <h2 id="list-title" className={days ? `display ${styles.title}` : 'visually-hidden'}>
        {days ? title : copy.label}
      </h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group} className={styles.group}>
            <h3>{names[group]}</h3>
            <ul>
              {documents
                .filter((document) => document.group === group)
                .map(({ id, description }) => (
                  <li key={id}>
                    <a
                      href={address({ document: id })}
                      aria-current={id === current ? 'page' : undefined}
                      onClick={replace}
                    >
                      {asHeading(description[language])}
                    </a>
                    {days && <Days days={days[id]} />}
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
      <TextLink href={address('total-policy')} className={styles.all}>
        {copy.all}
      </TextLink>
    </nav>
  );
}

/** When the document was last updated, or each of the texts that it holds. */
function Days({ days }: { days: PolicyDay[] }) {
  const { updated, updatedPart, effectivePart } = useCopy('policies').documentMeta;
  return days.map(({ part, text, effective }) => (
    <p key={`${part} ${text}`} className={styles.day}>
      {part ? fill(effective ? effectivePart : updatedPart, { part }) : updated}{' '}
      <span className="figures isolate">{text}</span>
    </p>
  ));
}
