/** A SHA-256 drawn; the lines are those of `hash-lines.ts`. */
import { pairOf } from './hash-lines.ts';
import styles from './hash-drawing.module.css';

interface PairProps {
  /** The hash of what is there now: the upper half. */
  now: string;
  /** The hash of what was set down: the lower half, its mirror image as long as nothing has changed. */
  recorded: string;
  className?: string;
}

/** Two hashes, one the mirror of the other; the leaves of the upper one that differ are gilt. */
export function HashPair({ now, recorded, className }: PairProps) {
  const lines = pairOf(now, recorded);
  return (
    <svg className={`${styles.drawing} ${className ?? ''}`} viewBox="0 0 240 240" aria-hidden="true">
      <path d={lines.same} className={styles.leaves} />
      <path d={lines.differing} className={styles.gilt} />
      <path key={recorded} d={lines.recorded} className={styles.recorded} />
    </svg>
  );
}

/** How many of the 64 digits of two hashes differ. */
export function differingDigits(one: string, other: string): number {
  return Array.from(one).filter((digit, index) => digit !== other[index]).length;
}
