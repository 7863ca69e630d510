/** The sign-up page: the lead form, and beside it the link to the site where accounts are opened. */
import { LeadForm } from '../../forms/lead-form.tsx';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { fill, type LoadedCopy } from '../../language/copy.ts';
import { rich } from '../../language/rich.tsx';
import type { Meta } from '../../navigation/loaded-page.ts';
import picture from '../../pictures/exclusive-macro.json';
import { siteConfig } from '../../site-config.ts';
import { ButtonLink, NewTab } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './page.module.css';

/** `meta` of this part of the copy is the contact page's. */
export const metaOf = ({ contact }: LoadedCopy): Meta => contact!.signUp.meta;

export default function SignUp() {
  const { signUp } = useCopy('contact');
  const { backToSite } = useCopy('forms');
  const home = useAddress()('home');
  return (
    <section className="section">
      <div className={`inner rail ${styles.columns}`}>
        <div className={`dark stack ${styles.panel}`}>
          <h1 className="display h2">{signUp.title}</h1>
          <p className={`lede ${styles.lede}`}>{signUp.lede}</p>
          <p className={styles.elsewhere}>
            {rich(fill(signUp.elsewhere, { site: new URL(siteConfig.accountUrl).host }), {
              a: (words) => (
                <a href={siteConfig.accountUrl} target="_blank" rel="noopener">
                  <span>{words}</span>
                  <NewTab />
                </a>
              ),
            })}
          </p>
          <Picture picture={picture} sizes="(min-width: 1024px) 46vw, 45vw" className={styles.picture} />
        </div>
        <div className={styles.main}>
          <h2 className={`title ${styles.details}`}>{signUp.details}</h2>
          <LeadForm level="h2" back={<ButtonLink href={home}>{backToSite}</ButtonLink>} />
        </div>
      </div>
    </section>
  );
}
