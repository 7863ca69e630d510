/** The target of the consent's link in the sign-up form: the privacy policy, as text, at once. */
import { useAddress, useCopy, useData } from '../../navigation/context.tsx';
import { BackLink } from '../../policies/back-link.tsx';
import { Facts } from '../../policies/facts.tsx';
import { loadPolicy } from '../../policies/load.ts';
import { Contents, ContentsBar } from '../../policies/reading/contents.tsx';
import { PolicySections } from '../../policies/reading/policy-sections.tsx';
import { AnnouncementProvider } from '../../policies/reading/announcement.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import type { PageModule } from '../../navigation/loaded-page.ts';
import { routes } from '../../routes.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './privacy.module.css';

const document = routes.privacy.canonicalDocument;

export const loadData: PageModule<PolicyPage>['loadData'] = (_, language) => loadPolicy(document, language);

export const metaOf: PageModule<PolicyPage>['metaOf'] = (copy) => copy.policies!.privacy.meta;

export default function Privacy() {
  const copy = useCopy('policies');
  const { text } = useData<PolicyPage>();
  const address = useAddress();
  return (
    <AnnouncementProvider>
      <section className="section">
        <div className={`inner ${styles.page}`}>
          <div className={styles.head}>
            <BackLink />
            <h1 className="h2">{text.title}</h1>
          </div>
          <div className={styles.facts}>
            <Facts text={text} />
            <TextLink href={address({ document })}>{copy.total.openDocument}</TextLink>
          </div>
          <div className={styles.side}>
            <Contents sections={text.sections} />
          </div>
          <div className={styles.main}>
            <p className={`lede running ${styles.summary}`}>{text.summary}</p>
            <ContentsBar sections={text.sections} />
            <PolicySections text={text} />
          </div>
        </div>
      </section>
    </AnnouncementProvider>
  );
}
