import { useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { useTerms } from '../../ui/terms.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { heroPicture } from './hero-picture.ts';
import styles from './hero.module.css';

export function Hero() {
  const copy = useCopy('about-us').hero;
  const terms = useTerms();
  return (
    <PageHero hero={heroPicture} className={`studio ${styles.hero}`} pictureClass={styles.picture}>
      <h1 className="h1 phrases">{copy.title}</h1>
      <p className="lede">{rich(copy.lede, terms)}</p>
      <TextLink href="#welcome" arrow="down">
        {copy.arrow}
      </TextLink>
    </PageHero>
  );
}
