import type { ReactNode } from 'react';
import styles from './page-hero.module.css';
import type { HeroPicture } from '../pictures/picture-source.ts';
import { Picture } from './picture.tsx';

interface Props {
  hero: HeroPicture;
  className?: string;
  children: ReactNode;
}

/** The opening of a page: words at the start, and a picture that fills the section or stands at its foot. */
export function PageHero({ hero, className, children }: Props) {
  return (
    <section className={`section ${styles.hero} ${className ?? ''}`}>
      <Picture {...hero} priority className={`reveal drift ${styles.picture}`} />
      <div className={`inner ${styles.words}`}>{children}</div>
    </section>
  );
}
