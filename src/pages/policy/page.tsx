/** The policy page: the documents, one of them, as PDF or as text, and the check of a copy. */
import { loadPolicy } from '../../policies/load.ts';
import { firstDocument } from '../../policies/documents.ts';
import { SayProvider } from '../../policies/reading/say.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import { useData, usePlace } from '../../language/context.tsx';
import { plain } from '../../language/plain.ts';
import type { ScreenModule } from '../../screen.ts';
import { CheckSection } from './check-section.tsx';
import { DocumentList } from './document-list.tsx';
import { Facts } from './facts.tsx';
import { Head } from './head.tsx';
import styles from './policy.module.css';
import { Reading } from './reading.tsx';
import { SideContents } from './side-contents.tsx';
import { useView } from './view.ts';

export const loadData: ScreenModule<PolicyPage>['loadData'] = (place, language) =>
  loadPolicy(place.document ?? firstDocument, language);

export const metaOf: ScreenModule<PolicyPage>['metaOf'] = (_, { text }) => ({
  title: `${text.title} | Ether`,
  description: plain(text.summary),
});

export default function Policy() {
  const { text, file } = useData<PolicyPage>();
  const [view, show] = useView();
  const { document } = usePlace();
  return (
    <SayProvider key={document}>
      <section className="section">
        <div className={`inner ${styles.page}`}>
          <DocumentList />
          <SideContents text={text} view={view} />
          <div className={styles.main}>
            <Head text={text} />
            <Facts text={text} file={file} />
            <Reading text={text} file={file} view={view} show={show} />
            <CheckSection text={text} file={file} />
          </div>
        </div>
      </section>
    </SayProvider>
  );
}
