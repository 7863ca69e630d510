import { fill } from '../../../language/copy.ts';
import { useCopy } from '../../../navigation/context.tsx';
import styles from '../viewer.module.css';
import type { Printing } from './use-print.ts';

/** How far the print has come, with the way out of it; or that it failed. */
export function PrintBar({ printing, pages }: { printing: Printing; pages: number }) {
  const copy = useCopy('policies').viewer;
  const { page, failed, cancel } = printing;
  const shown = page > 0 || failed;
  return (
    <div className={shown ? styles.printing : 'visually-hidden'}>
      <p role="status">
        {page > 0 && fill(copy.preparing, { page, pages })}
        {failed && copy.printFailed}
      </p>
      {page > 0 && (
        <button type="button" className={styles.plain} onClick={cancel}>
          {copy.cancelPrint}
        </button>
      )}
    </div>
  );
}
