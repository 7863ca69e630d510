/** A picture that was rendered for this site: AVIF with a WebP fallback, a composition for small screens. */
import styles from './picture.module.css';
import {
  addressOfFile,
  candidates,
  type PictureSource,
  smallest,
  wideFrom as usual,
} from '../pictures/picture-source.ts';

interface Props {
  picture: PictureSource;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The media condition from which the wide composition is shown. */
  wideFrom?: string;
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
  wideFrom = usual,
  alt = '',
  priority = false,
  mirror = true,
  className,
}: Props) {
  const { wide, portrait } = picture;
  return (
    <picture className={`${styles.picture} ${mirror ? styles.mirror : ''} ${className ?? ''}`}>
      {portrait && (
        <>
          <source media={wideFrom} type="image/avif" sizes={sizes} {...candidates(picture, 'wide', 'avif')} />
          <source media={wideFrom} type="image/webp" sizes={sizes} {...candidates(picture, 'wide', 'webp')} />
          <source type="image/avif" sizes={sizes} {...candidates(picture, 'portrait', 'avif')} />
        </>
      )}
      {!portrait && <source type="image/avif" sizes={sizes} {...candidates(picture, 'wide', 'avif')} />}
      <img
        src={addressOfFile(picture, portrait ? 'portrait' : 'wide', smallest(portrait ?? wide), 'webp')}
        srcSet={candidates(picture, portrait ? 'portrait' : 'wide', 'webp').srcSet}
        sizes={sizes}
        width={(portrait ?? wide).width}
        height={(portrait ?? wide).height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  );
}
