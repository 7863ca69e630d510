/** The mark, seven leaves that form a rhombus, and the wordmark. They are never mirrored or recoloured in parts. */
import styles from './mark.module.css';

/** Half the length of each leaf, top to bottom, in a field of 28 by 28. */
const leaves = [2, 6, 10, 14, 10, 6, 2];

export function Mark({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 28 28"
      width="28"
      height="28"
      fill="currentColor"
      aria-hidden="true"
    >
      {leaves.map((half, index) => (
        <rect key={index} x={14 - half} y={1 + index * 4} width={half * 2} height="2" rx="0.4" />
      ))}
    </svg>
  );
}

/** Mark and name together; the name is set in the display face. */
export function Logo() {
  return (
    <span className={styles.logo} dir="ltr">
      <Mark className={styles.mark} />
      <span className={styles.name} lang="en" aria-hidden="true">
        Ether
      </span>
    </span>
  );
}
