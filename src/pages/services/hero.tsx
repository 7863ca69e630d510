/** What the services have in common, and where on the page each kind of them is. */
import { facts } from '../../facts.ts';
import { useCopy } from '../../language/context.tsx';
import { ExternalButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { heroPicture } from './hero-picture.ts';
import styles from './hero.module.css';
import { places } from './places.ts';

export function Hero() {
  const copy = useCopy('services').hero;
  return (
    <section className={`section ${styles.hero}`}>
      <Picture {...heroPicture} priority className={styles.picture} />
      <div className={`inner ${styles.inner}`}>
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
      </div>
    </section>
  );
}
