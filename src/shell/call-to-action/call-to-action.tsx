/** The closing block of the pages for clients: open an account, or 'I Want to Be Ether'. */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import becomeClient from '../../pictures/become-client.json';
import { siteConfig } from '../../site-config.ts';
import { ButtonLink, ExternalButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './call-to-action.module.css';

export function CallToAction() {
  const { closing, menu } = useCopy('common');
  const address = useAddress();
  return (
    <section id="join" className={`section studio ${styles.closing}`}>
      <Picture picture={becomeClient} sizes="100vw" className={`drift ${styles.picture}`} />
      <div className={`inner middle ${styles.words}`}>
        <h2 className="h2 phrases">{closing.title}</h2>
        <p className="lede">{closing.text}</p>
        <div className="cluster">
          <ExternalButtonLink href={siteConfig.accountUrl}>{menu.openAccount}</ExternalButtonLink>
          <ButtonLink href={address('sign-up')} variant="line">
            {closing.join}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
