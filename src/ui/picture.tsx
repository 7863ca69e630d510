/** A picture that was rendered for this site: AVIF with one WebP for old browsers, a composition for small screens. */
import styles from './picture.module.css';
import { candidates, fallbackOf, type PictureSource, rangesOf } from '../pictures/picture-source.ts';

interface Props {
  picture: PictureSource;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The width in pixels from which the wide composition is shown. */
  wideFrom?: number;
  /** What it shows, for those who do not see it; empty for a decoration. */
  alt?: string;
  /** For the one picture above the fold. */
  priority?: boolean;
  /** Mirrored in right-to-left pages; on by default, since no picture has text in it. */
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
          media={i === ranges.length - 1 ? undefined : `(min-width: ${from}px)`}
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
