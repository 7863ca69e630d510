/** Hairlines that stand on the next section: one for each of the partners' first twenty, and a few to come. */
import styles from './hairlines.module.css';

const count = 23;

/** The heights follow one slow swell; x and y are hundredths of the drawing's width and height. */
function lineAt(step: number): string {
  const place = step / (count - 1);
  const height = 26 + 72 * Math.sin(Math.PI * (0.08 + place * 0.74)) ** 2;
  return `M${(place * 100).toFixed(2)} 100V${(100 - height).toFixed(1)}`;
}

const lines = Array.from({ length: count }, (_, step) => lineAt(step));

export function Hairlines() {
  return (
    <svg
      className={styles.lines}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path d={lines.slice(0, -1).join('')} stroke="currentColor" vectorEffect="non-scaling-stroke" />
      <path className={styles.last} d={lines.at(-1)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
