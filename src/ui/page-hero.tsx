import type { ReactNode } from 'react';
import type { HeroPicture } from '../pictures/picture-source.ts';
import styles from './page-hero.module.css';
import { Picture } from './picture.tsx';

interface Props {
  hero: HeroPicture;
  /** The section's ground, and what it sets of `.over`. */
  className?: string;
  /** Of the picture. */
  pictureClass?: string | undefined;
  children: ReactNode;
}

/** The opening of a page, words over a picture: the composition `.over`. */
export function PageHero({ hero, className = '', pictureClass = '', children }: Props) {
  return (
    <section className={`section over ${className}`}>
      <Picture {...hero} priority className={`drift ${styles.picture} ${pictureClass}`} />
      <div className="inner">{children}</div>
    </section>
  );
}
