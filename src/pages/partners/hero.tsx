import { useCopy } from '../../navigation/context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { HeadingLines } from '../../ui/heading-lines.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { heroPicture } from './hero-picture.ts';
import styles from './partners.module.css';

export function Hero() {
  const copy = useCopy('partners').hero;
  return (
    <PageHero hero={heroPicture} className={`dark ${styles.hero}`}>
      <h1 className="h1 phrases">
        <HeadingLines text={copy.title} />
      </h1>
      <p className="lede">{copy.lede}</p>
      <ButtonLink href="#card">{copy.button}</ButtonLink>
    </PageHero>
  );
}
