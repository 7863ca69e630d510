/** The policy page: the documents, one of them, as PDF or as text, and the check of a copy. */
import { loadPolicy } from '../../policies/load.ts';
import { AnnouncementProvider } from '../../policies/reading/announcement.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import { VersionList } from '../../policies/versions/version-list.tsx';
import { useData, useRouteMatch } from '../../routing/context.tsx';
import { plain } from '../../language/plain.ts';
import type { PageModule } from '../../routing/loaded-page.ts';
import { VerificationSection } from './verification-section.tsx';
import { DocumentList } from './document-list.tsx';
import { DocumentMeta } from './document-meta.tsx';
import { Head } from './head.tsx';
import styles from './policy.module.css';
import { Reading } from './reading.tsx';
import { useView } from './view.ts';

export const loadData: PageModule<PolicyPage>['loadData'] = (match, language) =>
  loadPolicy(match.document!, language);

export const metaOf: PageModule<PolicyPage>['metaOf'] = (_, { text }) => ({
  title: `${text.title} | Ether`,
  description: plain(text.summary),
});

export default function Policy() {
  const { text, file, versions } = useData<PolicyPage>();
  const [view, show] = useView();
  const { document } = useRouteMatch();
  return (
    <AnnouncementProvider key={document}>
      <section className="section">
        <div className={`inner ${styles.page}`}>
          <DocumentList />
          <div className={styles.main}>
            <Head text={text} view={view} />
            <DocumentMeta text={text} file={file} />
            <Reading text={text} file={file} view={view} show={show} />
            {versions && <VersionList document={text.document} versions={versions} />}
            <VerificationSection text={text} file={file} />
          </div>
        </div>
      </section>
    </AnnouncementProvider>
  );
}
