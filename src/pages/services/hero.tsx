import { siteConfig } from '../../site-config.ts';
import { useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { heroPicture } from './hero-picture.ts';
import styles from './hero.module.css';

/** In the title in every language; set in its own style. */
const network = 'SWIFT';

export function Hero() {
  const copy = useCopy('services').hero;
  const terms = useTerms();
  const [before, after] = copy.title.split(network);
  return (
    <PageHero hero={heroPicture} className={`studio ${styles.hero}`} pictureClass={styles.picture}>
      <h1 className="h1 phrases">
        {before}
        <span className={styles.network}>{network}</span>
        {after}
      </h1>
      <p className="lede">{rich(copy.lede, terms)}</p>
      <div className={`cluster ${styles.ways}`}>
        <ExternalButtonLink href={siteConfig.accountUrl}>{copy.open}</ExternalButtonLink>
        <TextLink href="#global" arrow="down">
          {copy.more}
        </TextLink>
      </div>
    </PageHero>
  );
}
