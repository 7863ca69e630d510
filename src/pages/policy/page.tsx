/** The policy page: the documents, one of them, as PDF or as text, and the check of a copy. */
import { CopyCheck } from '../../policies/copy-check/copy-check.tsx';
import type { PolicyDays } from '../../policies/days.ts';
import { loadPolicy } from '../../policies/load.ts';
import { AnnouncementProvider } from '../../policies/reading/announcement.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import { useData, useRouteMatch } from '../../navigation/context.tsx';
import { plain } from '../../language/plain.ts';
import type { PageModule } from '../../navigation/loaded-page.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentMeta } from './document-meta.tsx';
import { Head } from './head.tsx';
import styles from './policy.module.css';
import { Reading } from './reading.tsx';
import { useView } from './view.ts';

interface Data extends PolicyPage {
  /** What the list tells, at its own address. */
  days: PolicyDays | null;
}

export const loadData: PageModule<Data>['loadData'] = async ({ route, document }, language) => {
  const [page, days] = await Promise.all([
    loadPolicy(document!, language),
    route === 'policies' ? import('../../policies/days.ts') : null,
  ]);
  return { ...page, days: days && days.daysIn(language) };
};

export const metaOf: PageModule<Data>['metaOf'] = (_, { text }) => ({
  title: `${text.title} | Ether`,
  description: plain(text.summary),
});

export default function Policy() {
  const { text, file, days } = useData<Data>();
  const [view, show] = useView();
  const { document } = useRouteMatch();
  return (
    <AnnouncementProvider key={document}>
      <section className="section">
        <div className={`inner ${styles.page}`}>
          <DocumentList days={days} />
          <div className={styles.main}>
            <Head text={text} view={view} isBelowList={days !== null} />
            <DocumentMeta text={text} file={file} />
            <Reading text={text} file={file} view={view} show={show} />
            {/* What was said of one file is not said of another. */}
            <CopyCheck key={file.sha256} text={text} file={file} />
          </div>
        </div>
      </section>
    </AnnouncementProvider>
  );
}
