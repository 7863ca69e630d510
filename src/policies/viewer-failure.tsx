import type { ReactNode } from 'react';
import { useCopy } from '../navigation/context.tsx';
import styles from './viewer-failure.module.css';

/** The id of the words that say why; for `aria-describedby` of the first button. */
export const viewerFailureId = 'viewer-failure';

interface Props {
  /** Why; null while nothing has failed. */
  reason: string | null;
  /** What can be done: buttons. */
  children: ReactNode;
}

/**
 * Why a PDF is not shown, and what can be done. The alert is there before it has anything to say, and says itself that
 * it is read out, as that of a form (`src/forms/parts/failure.tsx`).
 */
export function ViewerFailure({ reason, children }: Props) {
  const { errorTitle } = useCopy('policies').viewer;
  return (
    <>
      <p className="h3" role="alert" aria-live="assertive">
        {reason && errorTitle}
      </p>
      {reason && (
        <>
          <p id={viewerFailureId}>{reason}</p>
          <div className={styles.buttons}>{children}</div>
        </>
      )}
    </>
  );
}
