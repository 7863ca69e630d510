/** SHA-256 drawn: 64 leaves from end to end, each as long as its digit. A decoration beside words that say the same. */
import styles from './hash-drawing.module.css';

interface Props {
  /** The hash of what is there now: the upper half. */
  now: string;
  /** The hash of what was recorded: the lower half, its mirror image as long as nothing has changed. */
  recorded?: string;
  /** Whether the leaves that differ grow when they come; at rest nothing moves. */
  grows?: boolean;
  className: string | undefined;
}

/** The leaves of the upper half that differ from the record's, or are the longest of a hash alone, are gilt. */
export function HashDrawing({ now, recorded, grows, className }: Props) {
  const gilt = (index: number) => (recorded ? now[index] !== recorded[index] : now[index] === 'f');
  const growing = grows && now !== recorded ? styles.growing : '';
  const upper = leaves(now, 116, 1);
  return (
    <svg
      className={`${styles.fan} ${className ?? ''}`}
      viewBox={`0 0 240 ${recorded ? 240 : 118}`}
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

/** How far from the middle the leaves begin. */
const innerRadius = 34;

/** The line of each digit, standing on a height of the drawing: upwards (1) or downwards (-1). */
function leaves(hash: string, foot: number, up: 1 | -1): string[] {
  return Array.from(hash, (digit, index) => {
    const angle = Math.PI * (1 - (index + 0.5) / hash.length);
    const point = (radius: number) =>
      `${(120 + Math.cos(angle) * radius).toFixed(1)} ${(foot - up * Math.sin(angle) * radius).toFixed(1)}`;
    return `M${point(innerRadius)}L${point(innerRadius + 18 + Number.parseInt(digit, 16) * 4)}`;
  });
}
