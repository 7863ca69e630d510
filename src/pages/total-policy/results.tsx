/** The search results by document, each with its context and section. */
import { memo, type MouseEvent, useState } from 'react';
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import type { Hit } from '../../policies/search/search.ts';
import type { PolicyText } from '../../policies/text.ts';
import { isUnmodifiedClick } from '../../ui/unmodified-click.ts';
import entryStyles from '../../policies/entry.module.css';
import { useCount } from './search-field.tsx';
import styles from './total-policy.module.css';
import type { Search } from './use-search.ts';

/** Results of a document listed at first. */
const first = 3;

interface Props extends Pick<Search, 'query' | 'hits' | 'current' | 'show'> {
  texts: PolicyText[];
}

/** Memoized: rendered when the results change, not on every key. */
export const Results = memo(function Results({ query, hits, current, show, texts }: Props) {
  const copy = useCopy('policies').total;
  const count = useCount(hits);
  const numbered = hits.map((hit, index) => ({ hit, index }));
  const groups = texts.map(({ document, title }) => ({
    document,
    title,
    found: numbered.filter(({ hit }) => hit.document === document),
  }));
  if (hits.length === 0) {
    return (
      <>
        <h2>{copy.none}</h2>
        <p className="small">{fill(copy.noneNote, { query })}</p>
        <ul className={`rows ${styles.documents}`}>
          {texts.map(({ document, title }) => (
            <li key={document}>
              <a href={`#${document}`} className={entryStyles.entry}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <h2 className="figures">{count}</h2>
      {groups
        .filter(({ found }) => found.length > 0)
        .map(({ document, title, found }) => (
          <DocumentHits
            key={`${document} ${query}`}
            title={title}
            hits={found}
            current={current}
            show={show}
          />
        ))}
    </>
  );
});

const focus = (link: HTMLAnchorElement | null) => link?.focus();

interface DocumentProps extends Pick<Search, 'current' | 'show'> {
  title: string;
  hits: { hit: Hit; index: number }[];
}

function DocumentHits({ title, hits, current, show }: DocumentProps) {
  const copy = useCopy('policies').total;
  const [all, setAll] = useState(false);
  const isBeyond = hits.some(({ index }, place) => index === current && place >= first);
  const shown = all || isBeyond ? hits : hits.slice(0, first);
  // A link to the section; with scripts it goes to the match itself.
  const openHit = (index: number) => (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    show(index, true);
  };
  return (
    <div className={styles.group}>
      <h3 className="cluster">
        <span>{title}</span> <span className="figures">{hits.length}</span>
      </h3>
      <ul>
        {shown.map(({ hit, index }, place) => (
          <li key={index}>
            <a
              // The button is removed: the focus moves to the first new result.
              ref={all && place === first ? focus : null}
              href={`#${hit.section}`}
              className={entryStyles.entry}
              aria-current={index === current ? 'true' : undefined}
              onClick={openHit(index)}
            >
              <span>
                <span>{hit.before}</span>
                <mark>{hit.match}</mark>
                <span>{hit.after}</span>
              </span>
              <span className={styles.where}>{hit.heading}</span>
            </a>
          </li>
        ))}
      </ul>
      {hits.length > shown.length && (
        <button type="button" onClick={() => setAll(true)}>
          {fill(copy.more, { count: hits.length - shown.length })}
        </button>
      )}
    </div>
  );
}
