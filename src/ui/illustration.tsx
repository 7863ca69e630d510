/**
 * A decorative SVG below the fold, lazily loaded: inline it would delay the first screen. It has fixed colours.
 */
import styles from './illustration.module.css';

interface Props {
  src: string;
  width: number;
  height: number;
  className: string | undefined;
}

export function Illustration({ src, width, height, className }: Props) {
  return (
    <span className={`${styles.frame} ${className ?? ''}`}>
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
