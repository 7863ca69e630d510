/** What the services have in common, and where on the page each kind of them is. */
import { facts } from '../../facts.ts';
import { useCopy } from '../../language/context.tsx';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { heroPicture } from './hero-picture.ts';
import styles from './hero.module.css';
import { places } from './places.ts';

export function Hero() {
  const copy = useCopy('services').hero;
  return (
    <PageHero hero={heroPicture} className={styles.hero}>
      <h1 className="h1 phrases">{copy.title}</h1>
      <p className={`lede ${styles.lede}`}>{copy.lede}</p>
      <ExternalButtonLink href={facts.accountUrl}>{copy.open}</ExternalButtonLink>
      <nav className={styles.places} aria-label={copy.sections}>
        <ul>
          {places.map((place) => (
            <li key={place}>
              <a href={`#${place}`}>{copy.links[place]}</a>
            </li>
          ))}
        </ul>
      </nav>
    </PageHero>
  );
}
