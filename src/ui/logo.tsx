/** The logo: never mirrored, nor recoloured in parts (docs/brand.md). */
import styles from './logo.module.css';

/**
 * Symbol and name as one drawing. A page shows it three times, so that its SVG is once in the document
 * (`build/document.ts`), and in no script.
 */
export function Logo() {
  return (
    <svg
      className={styles.logo}
      viewBox="0 0 111.62 28"
      width={111.62}
      height={28}
      fill="currentColor"
      aria-hidden="true"
    >
      <use href="#logo" />
    </svg>
  );
}
