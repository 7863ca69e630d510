/** All policies on one page, with a search across them. */
import { useMemo, useRef } from 'react';
import type { Copy } from '../../language/copy.ts';
import { useCopy, usePageData } from '../../navigation/context.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { loadAllPolicies } from '../../policies/load.ts';
import type { PolicyDate, PolicyPage, PolicyText } from '../../policies/text.ts';
import type { PageModule } from '../../navigation/loaded-page.ts';
import { useKeptPlace } from './kept-state.ts';
import { PolicyTexts } from './policy-texts.tsx';
import { Contents } from './contents.tsx';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';
import scrollFade from '../../ui/scroll-fade.module.css';
import styles from './total-policy.module.css';
import { useSearch } from './use-search.ts';

export const loadData: PageModule<PolicyPage[]>['loadData'] = (_, language) => loadAllPolicies(language);

export const metaOf: PageModule<PolicyPage[]>['metaOf'] = (copy) => copy.policies!.total.meta;

/**
 * The date of the last update, and of parts in force since later. Their labels name the part, so that the dates do not
 * contradict each other.
 */
function headDates(texts: PolicyText[], { othersUpdated }: Copy['policies']['total']): PolicyDate[] {
  const dates = texts.flatMap((text) => text.dates);
  const updates = dates.filter(({ kind }) => kind === 'updated');
  const updated = updates.toSorted((a, b) => b.iso.localeCompare(a.iso))[0]!;
  const newer = dates.filter(({ iso }) => iso > updated.iso);
  const others = newer.length > 0 && updates.every(({ iso }) => iso === updated.iso);
  return [...newer, others ? { ...updated, label: othersUpdated } : updated];
}

export default function TotalPolicy() {
  const copy = useCopy('policies');
  const pages = usePageData<PolicyPage[]>();
  const texts = useMemo(() => pages.map(({ text }) => text), [pages]);
  const box = useRef<HTMLDivElement>(null);
  const search = useSearch(texts, box);
  useKeptPlace(box, texts);
  const dates = useMemo(() => headDates(texts, copy.total), [texts, copy]);
  return (
    <section className="section">
      <div className={`inner ${styles.page}`}>
        <BackLink to="policies">{copy.back}</BackLink>
        <div className={`cluster ${styles.head}`}>
          <h1 className="h2">{copy.total.title}</h1>
          <div className={`stack ${styles.dates}`}>
            {dates.map(({ label, text }) => (
              <p key={label} className="small">
                {label} <strong className="isolate">{text}</strong>
              </p>
            ))}
          </div>
        </div>
        <div className={styles.columns}>
          <SearchField search={search} texts={texts} />
          {/* Firefox makes every scroll container a tab stop; the links in it are enough. */}
          <div className={`${styles.side} ${scrollFade.below}`} tabIndex={-1}>
            {search.query ? <Results {...search} texts={texts} /> : <Contents texts={texts} />}
          </div>
          <PolicyTexts texts={texts} box={box} />
        </div>
      </div>
    </section>
  );
}
