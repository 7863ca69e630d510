/** All policies on one page, with a search across them. */
import { useMemo, useRef } from 'react';
import { useCopy, useData } from '../../routing/context.tsx';
import { BackLink } from '../../policies/back-link.tsx';
import { loadAllPolicies } from '../../policies/load.ts';
import { AnnouncementProvider } from '../../policies/reading/announcement.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import type { PageModule } from '../../routing/loaded-page.ts';
import { AllContents } from './all-contents.tsx';
import { Box } from './box.tsx';
import { Results } from './results.tsx';
import { SearchBar } from './search-bar.tsx';
import styles from './total-policy.module.css';
import { useSearch } from './use-search.ts';

export const loadData: PageModule<PolicyPage[]>['loadData'] = (_, language) => loadAllPolicies(language);

export const metaOf: PageModule<PolicyPage[]>['metaOf'] = (copy) => copy.policies!.total.meta;

export default function TotalPolicy() {
  const copy = useCopy('policies');
  const pages = useData<PolicyPage[]>();
  const texts = useMemo(() => pages.map(({ text }) => text), [pages]);
  const box = useRef<HTMLDivElement>(null);
  const search = useSearch(texts, box);
  const latest = texts.toSorted((a, b) => b.updated.localeCompare(a.updated))[0]!;
  return (
    <AnnouncementProvider>
      <section className="section">
        <div className={`inner ${styles.page}`}>
          <BackLink />
          <div className={styles.head}>
            <h1 className="h2">{copy.total.title}</h1>
            <p className={styles.date}>
              {copy.documentMeta.updated} <strong className="isolate">{latest.updatedText}</strong>
            </p>
          </div>
          <SearchBar search={search} />
          <div className={styles.columns}>
            <div className={styles.side}>
              {search.asked ? <Results search={search} texts={texts} /> : <AllContents texts={texts} />}
            </div>
            <Box texts={texts} box={box} />
          </div>
        </div>
      </section>
    </AnnouncementProvider>
  );
}
