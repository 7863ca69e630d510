/** The sign-up page: the lead form on a page of its own. */
import { LeadForm } from '../../forms/lead-form.tsx';
import { BackLink } from '../../forms/parts/back-link.tsx';
import { Afterwards } from '../../forms/parts/sent-message.tsx';
import { useAddress, useCopy } from '../../routing/context.tsx';
import type { LoadedCopy } from '../../language/copy.ts';
import type { Meta } from '../../routing/loaded-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { loadLate } from '../../ui/late.tsx';
import { BeforeAccount, beforeAccount } from './before-account.tsx';
import styles from './page.module.css';

/** The copy's own title is that of the contact page. */
export const metaOf = ({ contact }: LoadedCopy): Meta => contact!.signUp.meta;

export const loadData = loadLate(beforeAccount);

export default function SignUp() {
  const { signUp } = useCopy('contact');
  const { backToSite } = useCopy('forms');
  const home = useAddress()('home');
  return (
    <section className={`section ${styles.section}`}>
      <div className={`inner ${styles.columns}`}>
        <div className={styles.head}>
          <BackLink />
          <h1 className={`display gives-way ${styles.title}`}>{signUp.title}</h1>
          <p className={`lede ${styles.lede}`}>
            <span>{signUp.lede}</span> <span>{signUp.elsewhere}</span>
          </p>
        </div>
        <BeforeAccount className={styles.beforeAccount} />
        <div className={styles.main}>
          <h2 className={`h3 ${styles.details}`}>{signUp.details}</h2>
          <LeadForm level="h2" back={<ButtonLink href={home}>{backToSite}</ButtonLink>} />
        </div>
        <Afterwards className={styles.afterwards} />
      </div>
    </section>
  );
}
