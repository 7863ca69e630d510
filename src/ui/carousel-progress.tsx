import styles from './carousel-progress.module.css';

interface Props {
  /** Whether the strip is columns where there is room, and so has a line on a phone only. */
  onPhone?: boolean;
  /** May set `--seen`, the share of the strip that is seen at once, which the line begins with. */
  className?: string | undefined;
}

/** How far a strip (`.strip`) is scrolled, as a line. */
export function CarouselProgress({ onPhone = false, className = '' }: Props) {
  return (
    <div className={`${styles.progress} ${onPhone ? styles.phone : ''} ${className}`} aria-hidden="true">
      <div />
    </div>
  );
}
