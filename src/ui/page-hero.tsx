import type { ReactNode } from 'react';
import { HeroBackdrop } from './hero-backdrop.tsx';
import styles from './page-hero.module.css';
import type { HeroPicture } from '../pictures/picture-source.ts';

interface Props {
  hero: HeroPicture;
  className?: string;
  children: ReactNode;
}

/** The opening of a page: words at the start, and a picture that fills the section or stands at its foot. */
export function PageHero({ hero, className, children }: Props) {
  return (
    <section className={`section ${styles.hero} ${className ?? ''}`}>
      <HeroBackdrop hero={hero} className={styles.picture} />
      <div className={`inner ${styles.words}`}>{children}</div>
    </section>
  );
}
