import { LeafIcon } from '../../ui/leaf-icon.tsx';
import type { LeafShape } from '../../ui/leaf-shapes/leaf.ts';
import styles from './product-icon.module.css';

/** A product's icon, above the heading of its section. */
export function ProductIcon({ shape }: { shape: LeafShape }) {
  return (
    <div className={styles.icon}>
      <LeafIcon shape={shape} size={64} />
    </div>
  );
}
