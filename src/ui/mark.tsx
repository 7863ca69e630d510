/** The mark, and the mark with the name. They are never mirrored or recoloured in parts (docs/brand.md). */
import styles from './mark.module.css';
import { type LeafBox, lockup, logoId, mark, markField, smallMark, smallMarkField } from './mark-shape.ts';

/** The mark alone, `size` px square; below 20 px in five leaves. */
export function Mark({ size = 28, className }: { size?: number; className?: string }) {
  const small = size < 20;
  const field = small ? smallMarkField : markField;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${field} ${field}`}
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
    >
      <Leaves leaves={small ? smallMark : mark} />
    </svg>
  );
}

/**
 * Mark and name together, as one drawing that needs no font. A page shows it three times: the drawing itself
 * stands once in the document (`build/logo.ts`), and in no script.
 */
export function Logo() {
  return (
    <svg
      className={styles.logo}
      viewBox={`0 0 ${lockup.width} ${lockup.height}`}
      width={lockup.width}
      height={lockup.height}
      fill="currentColor"
      aria-hidden="true"
    >
      <use href={`#${logoId}`} />
    </svg>
  );
}

function Leaves({ leaves }: { leaves: LeafBox[] }) {
  return leaves.map((leaf) => <rect key={leaf.y} {...leaf} rx="0.4" />);
}
