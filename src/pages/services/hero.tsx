/** What the services have in common, and where on the page each kind of them is. */
import { siteConfig } from '../../site-config.ts';
import { useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { Eligibility } from '../../ui/eligibility.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { heroPicture } from './hero-picture.ts';
import styles from './hero.module.css';
import { sectionIds } from './section-ids.ts';

/** In the title, in every language. */
const network = 'SWIFT';

export function Hero() {
  const copy = useCopy('services').hero;
  const terms = useTerms();
  const [before, after] = copy.title.split(network);
  return (
    <PageHero hero={heroPicture} className={styles.hero}>
      <h1 className="h1 phrases">
        {before}
        <span>{network}</span>
        {after}
      </h1>
      <p className={`lede ${styles.lede}`}>{rich(copy.lede, terms)}</p>
      <ExternalButtonLink href={siteConfig.accountUrl}>{copy.open}</ExternalButtonLink>
      <Eligibility />
      <nav className={styles.places} aria-label={copy.sections}>
        <ul>
          {sectionIds.map((place) => (
            <li key={place}>
              <a href={`#${place}`}>{copy.links[place]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </PageHero>
  );
}
