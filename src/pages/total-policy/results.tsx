/** The hits by document, each with the words around it and its section. */
import { type MouseEvent, useState } from 'react';
import { useCopy, useLanguage } from '../../routing/context.tsx';
import { fill } from '../../language/copy.ts';
import { localeOf } from '../../language/languages.ts';
import type { Hit } from '../../policies/search/search.ts';
import type { PolicyText } from '../../policies/text.ts';
import { useCount } from './search-bar.tsx';
import styles from './total-policy.module.css';
import type { Search } from './use-search.ts';
import { isUnmodifiedClick } from '../../ui/unmodified-click.ts';

/** How many hits of a document are listed at first. */
const first = 3;

export function Results({ search, texts }: { search: Search; texts: PolicyText[] }) {
  const copy = useCopy('policies').total;
  const names = new Intl.ListFormat(localeOf(useLanguage()));
  const count = useCount(search);
  const numbered = search.hits.map((hit, index) => ({ hit, index }));
  const without = texts.filter(({ document }) => !search.hits.some((hit) => hit.document === document));

  if (search.hits.length === 0) {
    return (
      <>
        <h2 className={styles.count}>{copy.none}</h2>
        <p className="small">{fill(copy.noneNote, { query: search.query.trim() })}</p>
        <ul className={styles.others}>
          {texts.map(({ document, title }) => (
            <li key={document}>
              <a href={`#${document}`}>{title}</a>
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <h2 className={`${styles.count} figures`}>{count}</h2>
      {texts
        .filter((text) => !without.includes(text))
        .map(({ document, title }) => (
          <DocumentHits
            key={`${document} ${search.query}`}
            title={title}
            hits={numbered.filter(({ hit }) => hit.document === document)}
            search={search}
          />
        ))}
      {without.length > 0 && (
        <p className={`small ${styles.without}`}>
          {fill(copy.noneIn, { documents: names.format(without.map(({ title }) => title)) })}
        </p>
      )}
    </>
  );
}

interface DocumentProps {
  title: string;
  hits: { hit: Hit; index: number }[];
  search: Search;
}

function DocumentHits({ title, hits, search }: DocumentProps) {
  const copy = useCopy('policies').total;
  const [all, setAll] = useState(false);
  const shown = all ? hits : hits.slice(0, first);
  // A link to the section, which without this code would lead there; with it, to the very words.
  const lead = (index: number) => (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    search.show(index, true);
  };
  return (
    <div className={styles.group}>
      <h3>
        <span>{title}</span> <span className={`${styles.number} figures`}>{hits.length}</span>
      </h3>
      <ul>
        {shown.map(({ hit, index }) => (
          <li key={index}>
            <a
              href={`#${hit.section}`}
              aria-current={index === search.current ? 'true' : undefined}
              onClick={lead(index)}
            >
              <span className={styles.snippet}>
                {hit.before}
                <mark>{hit.match}</mark>
                {hit.after}
              </span>
              <span className={styles.where}>{hit.heading}</span>
            </a>
          </li>
        ))}
      </ul>
      {hits.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {fill(copy.more, { count: hits.length - shown.length })}
        </button>
      )}
    </div>
  );
}
