import styles from './hero-backdrop.module.css';
import { heroEndId, type HeroPicture } from '../pictures/picture-source.ts';
import { Picture } from './picture.tsx';

interface Props {
  hero: HeroPicture;
  className?: string;
}

/** The picture behind the words that open a page. */
export function HeroBackdrop({ hero, className }: Props) {
  return <Picture {...hero} priority className={`drift ${styles.picture} ${className ?? ''}`} />;
}

/** The end of what stands on such a picture, or heads a long text: before it has come, nothing is painted. */
export function HeroEnd() {
  return <span id={heroEndId} hidden />;
}
