/**
 * A drawing below the first screen that does not change: a file that is fetched when the visitor comes near. In the page it
 * would weigh on what is seen first. Its colours are its own.
 */
import styles from './drawing.module.css';

interface Props {
  src: string;
  width: number;
  height: number;
  className: string | undefined;
}

export function Drawing({ src, width, height, className }: Props) {
  return (
    <span className={`${styles.frame} ${className ?? ''}`}>
      <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
    </span>
  );
}
