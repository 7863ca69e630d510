import styles from './spinner.module.css';

const heights = [5, 9, 14, 19, 14, 9, 5];

/** Seven leaves that swell one after the other; they stand still where the visitor wants no motion. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 26 20" width="26" height="20" aria-hidden="true">
      {heights.map((height, index) => (
        <rect
          key={index}
          x={index * 4}
          y={10 - height / 2}
          width="1.6"
          height={height}
          rx="0.4"
          fill="currentColor"
        />
      ))}
    </svg>
  );
}
