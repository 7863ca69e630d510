/** A picture of this site: AVIF in compositions for each screen, and one WebP for old browsers. */
import styles from './picture.module.css';
import { candidates, fallbackOf, type PictureSource, rangesOf } from '../pictures/picture-source.ts';

interface Props {
  picture: PictureSource;
  /** The `sizes` attribute. */
  sizes: string;
  /** The window width in pixels from which the wide composition is shown. */
  wideFrom?: number;
  /** Its alternative text; empty if decorative. */
  alt?: string;
  /** Whether it is above the fold. */
  priority?: boolean;
  /** Whether it is mirrored from right to left; true by default. */
  mirror?: boolean;
  className?: string;
}

export function Picture({
  picture,
  sizes,
  wideFrom,
  alt = '',
  priority = false,
  mirror = true,
  className,
}: Props) {
  const ranges = rangesOf(picture, wideFrom);
  const [narrowest] = ranges.at(-1)!;
  const { width, height } = picture[narrowest]!;
  return (
    <picture className={`${styles.picture} ${mirror ? styles.mirror : ''} ${className ?? ''}`}>
      {ranges.map(([name, from], i) => (
        <source
          key={from}
          media={i === ranges.length - 1 ? undefined : `(min-width: ${from / 16}rem)`}
          type="image/avif"
          sizes={sizes}
          {...candidates(picture, name)}
        />
      ))}
      <img
        src={fallbackOf(picture)}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
