import { memo, type ReactNode, Suspense } from 'react';
import styles from './fore-edge-place.module.css';

/**
 * Where the fore-edge stands, at the end side of wide windows; until its code has come, as the HTML has it. React would give
 * that up if this rendered again meanwhile.
 */
export const ForeEdgePlace = memo(({ children }: { children: ReactNode }) => (
  <div className={styles.foreEdge}>
    <Suspense>{children}</Suspense>
  </div>
));
