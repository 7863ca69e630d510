import { IconArrowDown } from '../../ui/icons.tsx';
import { siteConfig } from '../../site-config.ts';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { rich, visuallyHidden } from '../../language/rich.tsx';
import { ButtonLink, ExternalButtonLink } from '../../ui/button.tsx';
import { PartnerLogos } from '../../ui/partner-logos.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { heroPicture } from './hero-picture.ts';
import styles from './hero.module.css';

export function Hero() {
  const copy = useCopy('home').hero;
  const { menu } = useCopy('common');
  const terms = useTerms();
  const address = useAddress();
  return (
    <PageHero hero={heroPicture} className={`dark ${styles.hero}`} pictureClass={styles.picture}>
      <h1 className="h1 phrases">{copy.title}</h1>
      <p className="lede">{rich(copy.lede, terms)}</p>
      <div className="cluster">
        <ExternalButtonLink href={siteConfig.accountUrl}>{menu.openAccount}</ExternalButtonLink>
        <ButtonLink href={address('services')} variant="line" className={styles.second}>
          {copy.services}
        </ButtonLink>
      </div>
      <div className={`cluster ${styles.foot}`}>
        <a href="#partners" className={`cluster small ${styles.arrow}`}>
          {rich(copy.partners, { hidden: visuallyHidden })}
          <IconArrowDown size={18} stroke={1.5} aria-hidden="true" />
        </a>
        <PartnerLogos />
      </div>
    </PageHero>
  );
}
