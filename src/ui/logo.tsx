/** The mark with the name. It is never mirrored or recoloured in parts (docs/brand.md). */
import styles from './logo.module.css';

/**
 * Mark and name together, as one drawing that needs no font. A page shows it three times: the drawing itself
 * stands once in the document (`build/document.ts`), and in no script.
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
