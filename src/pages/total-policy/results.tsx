/** The hits by document, each with the words around it and its section. */
import { memo, type MouseEvent, useState } from 'react';
import { useCopy, useLanguage } from '../../navigation/context.tsx';
import { fill } from '../../language/copy.ts';
import { localeOf } from '../../language/languages.ts';
import type { Hit } from '../../policies/search/search.ts';
import type { PolicyText } from '../../policies/text.ts';
import { useCount } from './search-bar.tsx';
import styles from './total-policy.module.css';
import { unfold } from './unfold.ts';
import type { Search } from './use-search.ts';
import { isUnmodifiedClick } from '../../ui/unmodified-click.ts';

/** How many hits of a document are listed at first. */
const first = 3;

interface Props extends Pick<Search, 'hits' | 'current' | 'show'> {
  /** What the hits are of. */
  query: string;
  texts: PolicyText[];
}

/** Made again when the hits change, and not while one types. */
export const Results = memo(function Results({ query, hits, current, show, texts }: Props) {
  const copy = useCopy('policies').total;
  const locale = localeOf(useLanguage());
  const count = useCount(hits);
  const numbered = hits.map((hit, index) => ({ hit, index }));
  const without = texts.filter(({ document }) => !hits.some((hit) => hit.document === document));

  if (hits.length === 0) {
    return (
      <>
        <h2 className={styles.count}>{copy.none}</h2>
        <p className="small">{fill(copy.noneNote, { query })}</p>
        <ul className={styles.others} onClick={unfold}>
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
            key={`${document} ${query}`}
            title={title}
            hits={numbered.filter(({ hit }) => hit.document === document)}
            current={current}
            show={show}
          />
        ))}
      {without.length > 0 && (
        <p className={`small ${styles.without}`}>
          {/* Made here and not before: the first takes a slow phone 20 ms, which a first letter without hits need not wait for. */}
          {fill(copy.noneIn, {
            documents: new Intl.ListFormat(locale).format(without.map(({ title }) => title)),
          })}
        </p>
      )}
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
  const shown = all ? hits : hits.slice(0, first);
  // A link to the section, which without this code would lead there; with it, to the very words.
  const lead = (index: number) => (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    show(index, true);
  };
  return (
    <div className={styles.group}>
      <h3>
        <span>{title}</span> <span className={`${styles.number} figures`}>{hits.length}</span>
      </h3>
      <ul>
        {shown.map(({ hit, index }, place) => (
          <li key={index}>
            <a
              // The button that asked for more is gone: the focus goes on to the first that came.
              ref={place === first ? focus : null}
              href={`#${hit.section}`}
              aria-current={index === current ? 'true' : undefined}
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
