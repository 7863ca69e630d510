/** The privacy policy as text, to which every form links. */
import { useAddress, useCopy, usePageData } from '../../navigation/context.tsx';
import type { PageModule } from '../../navigation/loaded-page.ts';
import { DocumentMetadata } from '../../policies/document-metadata.tsx';
import { loadPolicy } from '../../policies/load.ts';
import { TextWithContents } from '../../policies/reading/text-with-contents.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import { routes } from '../../routes.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './privacy.module.css';

const document = routes.privacy.canonicalDocument;

export const loadData: PageModule<PolicyPage>['loadData'] = (_, language) => loadPolicy(document, language);

export const metaOf: PageModule<PolicyPage>['metaOf'] = (copy) => copy.policies!.privacy.meta;

export default function Privacy() {
  const copy = useCopy('policies');
  const { text } = usePageData<PolicyPage>();
  const address = useAddress();
  return (
    <section className="section">
      <div className={`inner ${styles.page}`}>
        <BackLink to="policies">{copy.back}</BackLink>
        <h1 className="h2">{text.title}</h1>
        <DocumentMetadata text={text}>
          <TextLink href={address({ document })}>{copy.total.openDocument}</TextLink>
        </DocumentMetadata>
        <TextWithContents text={text} />
        <BackLink to="policies">{copy.back}</BackLink>
      </div>
    </section>
  );
}
