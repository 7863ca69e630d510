import styles from './carousel-progress.module.css';

interface Props {
  /** Whether the strip scrolls on a phone only. */
  onPhone?: boolean;
  /** May set `--seen`, the visible share of the strip. */
  className?: string | undefined;
}

/** The scroll progress of a carousel (`.strip`). */
export function CarouselProgress({ onPhone = false, className = '' }: Props) {
  return (
    <div className={`${styles.progress} ${onPhone ? styles.phone : ''} ${className}`} aria-hidden="true">
      <div />
    </div>
  );
}
