/** A SHA-256 as a fan of 64 lines, each as long as its digit. Decorative. */
import styles from './hash-chart.module.css';

interface Props {
  /** The current hash: the upper half. */
  now: string;
  /** The recorded hash: the lower half, mirrored. */
  recorded?: string;
  /** Whether the lines that differ are animated as they appear. */
  grows?: boolean;
  className: string | undefined;
}

/** Lines that differ from the recorded hash are gold; of a single hash, the longest. */
export function HashChart({ now, recorded, grows, className }: Props) {
  const gilt = (index: number) => (recorded ? now[index] !== recorded[index] : now[index] === 'f');
  const growing = grows && now !== recorded ? styles.growing : '';
  const upper = leaves(now, 116, 1);
  return (
    <svg
      className={`${styles.fan} ${className ?? ''}`}
      viewBox={`8 0 224 ${recorded ? 240 : 118}`}
      aria-hidden="true"
    >
      <path d={upper.filter((_, index) => !gilt(index)).join('')} />
      <path
        key={now}
        d={upper.filter((_, index) => gilt(index)).join('')}
        className={`${styles.gilt} ${growing}`}
      />
      {recorded && <path d={leaves(recorded, 124, -1).join('')} />}
    </svg>
  );
}

const innerRadius = 34;

/** The path of each digit's line, from a baseline upwards (1) or downwards (-1). */
function leaves(hash: string, foot: number, up: 1 | -1): string[] {
  return Array.from(hash, (digit, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / hash.length);
    const point = (radius: number) =>
      `${(120 + Math.cos(angle) * radius).toFixed(1)} ${(foot - up * Math.sin(angle) * radius).toFixed(1)}`;
    return `M${point(innerRadius)}L${point(innerRadius + 18 + Number.parseInt(digit, 16) * 4)}`;
  });
}
