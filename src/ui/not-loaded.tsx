import { useCopy } from '../navigation/context.tsx';
import styles from './not-loaded.module.css';

/** Stands in a part that needs scripts, and is shown while they fail or take long to come (`src/main.tsx`). */
export function NotLoaded() {
  return (
    <p role="alert" className={`small ${styles.notLoaded}`}>
      {useCopy('common').notLoaded}
    </p>
  );
}
