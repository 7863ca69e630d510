/** The policy page: the list of documents, one of them as PDF or text, and the verification of a copy. */
import { IconDownload } from '../../ui/icons.tsx';
import { stripInvisible } from '../../language/strip-invisible.ts';
import { useAddress, useCopy, usePageData, useRouteMatch } from '../../navigation/context.tsx';
import type { PageModule } from '../../navigation/loaded-page.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { FileVerification } from '../../policies/file-verification/file-verification.tsx';
import { DocumentIcon } from '../../policies/document-icon.tsx';
import { DocumentMetadata } from '../../policies/document-metadata.tsx';
import { loadPolicy } from '../../policies/load.ts';
import type { PolicyPage } from '../../policies/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { DocumentList } from './document-list.tsx';
import { PartBoundary } from '../../ui/error-boundary.tsx';
import styles from './policy.module.css';
import { DocumentView } from './document-view.tsx';

export const loadData: PageModule<PolicyPage>['loadData'] = ({ document }, language) =>
  loadPolicy(document!, language);

export const metaOf: PageModule<PolicyPage>['metaOf'] = (_, { text }) => ({
  title: `${text.title} | Ether`,
  description: stripInvisible(text.summary),
});

export default function Policy() {
  const { text, file } = usePageData<PolicyPage>();
  const { route, document } = useRouteMatch();
  const { back, download, list } = useCopy('policies');
  const address = useAddress();
  return (
    <section className="section">
      <div className={`inner ${styles.page}`}>
        <DocumentList />
        <div className={styles.main}>
          {route !== 'policies' && <BackLink to="policies">{back}</BackLink>}
          <div className={styles.head}>
            <h1 className="h3">{text.title}</h1>
            <DocumentIcon document={text.document} size={72} />
          </div>
          <DocumentMetadata text={text}>
            <div className={`cluster ${styles.actions}`}>
              <ButtonLink href={file.href} download={file.name}>
                <IconDownload size={18} stroke={1.5} aria-hidden="true" />
                <span>{download}</span>
              </ButtonLink>
              <TextLink href={address('total-policy')} arrow="none">
                {list.all}
              </TextLink>
            </div>
          </DocumentMetadata>
          <DocumentView key={document} text={text} file={file} />
          {/* Keyed by document, to reset its result. */}
          <PartBoundary>
            <FileVerification key={file.sha256} text={text} file={file} />
          </PartBoundary>
        </div>
      </div>
    </section>
  );
}
