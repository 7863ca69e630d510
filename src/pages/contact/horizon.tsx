/**
 * The foot of the page: arcs about one middle far below, over the whole width of the window, standing on the footer. A
 * narrow window shows the middle of them. The outermost is gilt.
 */
import styles from './page.module.css';

const width = 1280;
const height = 200;
/** The outermost begins and ends at the corners. */
const outermost = (width ** 2 / 4 + height ** 2) / (2 * height);

const arcs = Array.from({ length: 12 }, (_, index) => {
  const radius = outermost - index * 16.6;
  const half = Math.sqrt(radius ** 2 - (outermost - height) ** 2);
  return `M${Math.round(width / 2 - half)} ${height}a${radius} ${radius} 0 0 1 ${Math.round(2 * half)} 0`;
});

export function Horizon() {
  return (
    <svg
      className={styles.horizon}
      viewBox={`0 -1 ${width} ${height + 1}`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <path d={arcs.slice(1).join('')} stroke="currentColor" />
      <path d={arcs[0]} stroke="var(--gilt)" />
    </svg>
  );
}
