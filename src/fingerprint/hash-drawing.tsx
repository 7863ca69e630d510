/** A SHA-256 drawn: 64 leaves from end to end, each as long as its digit. */
import styles from './hash-drawing.module.css';

const inner = 34;

interface Leaf {
  digit: string;
  /** The line, as part of a path. */
  line: string;
}

/** One hash as a fan; the longest leaves are gilt. */
export function HashFan({ sha256, className }: { sha256: string; className?: string }) {
  const leaves = leavesOf(sha256, 116, 1);
  return (
    <svg className={`${styles.drawing} ${className ?? ''}`} viewBox="0 0 240 120" aria-hidden="true">
      <path d={path(leaves.filter(({ digit }) => digit !== 'f'))} className={styles.leaves} />
      <path d={path(leaves.filter(({ digit }) => digit === 'f'))} className={styles.gilt} />
    </svg>
  );
}

interface PairProps {
  /** The hash of what is there now: the upper half. */
  now: string;
  /** The hash of what was set down: the lower half, its mirror image as long as nothing has changed. */
  recorded: string | null;
  className?: string;
}

/** Two hashes, one the mirror of the other; the leaves of the upper one that differ are gilt. */
export function HashPair({ now, recorded, className }: PairProps) {
  const upper = leavesOf(now, 116, 1);
  const differs = (_: Leaf, index: number) => recorded !== null && now[index] !== recorded[index];
  return (
    <svg className={`${styles.drawing} ${className ?? ''}`} viewBox="0 0 240 240" aria-hidden="true">
      <path d={path(upper.filter((leaf, index) => !differs(leaf, index)))} className={styles.leaves} />
      <path d={path(upper.filter(differs))} className={styles.gilt} />
      {recorded ? (
        <path key={recorded} d={path(leavesOf(recorded, 124, -1))} className={styles.recorded} />
      ) : (
        <path d={`M${120 - inner} 124A${inner} ${inner} 0 0 0 ${120 + inner} 124`} className={styles.empty} />
      )}
    </svg>
  );
}

/** How many of the 64 digits of two hashes differ. */
export function differingDigits(one: string, other: string): number {
  return Array.from(one).filter((digit, index) => digit !== other[index]).length;
}

/**
 * @param foot the height of the line that the leaves stand on
 * @param up 1 where they rise from it, -1 where they hang
 */
function leavesOf(sha256: string, foot: number, up: 1 | -1): Leaf[] {
  return Array.from(sha256, (digit, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / sha256.length);
    const end = inner + 18 + Number.parseInt(digit, 16) * 4;
    return { digit, line: `M${point(angle, inner, foot, up)}L${point(angle, end, foot, up)}` };
  });
}

function path(leaves: Leaf[]): string {
  return leaves.map(({ line }) => line).join('');
}

/** Rounded, so that server and browser write the same. */
function point(angle: number, radius: number, foot: number, up: 1 | -1): string {
  return [120 + Math.cos(angle) * radius, foot - up * Math.sin(angle) * radius]
    .map((value) => value.toFixed(1))
    .join(' ');
}
