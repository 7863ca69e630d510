import type { ReactNode } from 'react';
import type { HeroPicture } from '../pictures/picture-source.ts';
import styles from './page-hero.module.css';
import { Picture } from './picture.tsx';

interface Props {
  hero: HeroPicture;
  /** Classes of the section: its background, and custom properties of `.over`. */
  className?: string;
  /** The picture's class. */
  pictureClass?: string | undefined;
  children: ReactNode;
}

/** The hero of a page: text over a picture (the composition `.over`). */
export function PageHero({ hero, className = '', pictureClass = '', children }: Props) {
  return (
    <section className={`section over ${className}`}>
      <Picture {...hero} priority className={`drift ${styles.picture} ${pictureClass}`} />
      <div className="inner">{children}</div>
    </section>
  );
}
