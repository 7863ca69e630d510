import styles from './hero-backdrop.module.css';
import type { HeroPicture } from '../pictures/picture-source.ts';
import { Picture } from './picture.tsx';

interface Props {
  hero: HeroPicture;
  className?: string;
}

/** The picture behind the words that open a page. */
export function HeroBackdrop({ hero, className }: Props) {
  return <Picture {...hero} priority className={`drift ${styles.picture} ${className ?? ''}`} />;
}
