import { useEffect, useRef } from 'react';
import { IconFileX } from '@tabler/icons-react';
import { useCopy } from '../../../navigation/context.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PolicyFile } from '../../text.ts';
import { ViewerFailure, viewerFailureId } from '../../viewer-failure.tsx';
import styles from '../viewer.module.css';
import type { PdfError } from './use-pdf.ts';

interface Props {
  file: PolicyFile;
  /** Null while nothing has failed. */
  error: PdfError | null;
  retry: () => void;
  readText: () => void;
}

/** The file could not be fetched or read, or does not arrive: another try, the text, or the download. */
export function Failure({ file, error, retry, readText }: Props) {
  const copy = useCopy('policies');
  const button = useRef<HTMLButtonElement>(null);
  // Only if the focus is around it, or nowhere: nobody is torn away from what they are doing.
  useEffect(() => {
    if (error && document.activeElement?.contains(button.current)) {
      button.current?.focus({ preventScroll: true });
    }
  }, [error]);
  const reason = error === 'stalled' ? copy.viewer.stalled : copy.viewer.error;
  return (
    <div className={error ? styles.failure : undefined}>
      {error && <IconFileX size={36} stroke={1.25} className={styles.failureIcon} aria-hidden="true" />}
      <ViewerFailure reason={error && reason}>
        <Button ref={button} aria-describedby={viewerFailureId} onClick={retry}>
          {copy.viewer.again}
        </Button>
        <Button variant="line" onClick={readText}>
          {copy.viewer.readText}
        </Button>
      </ViewerFailure>
      {error && (
        <a href={file.href} download={file.name} className={styles.plain}>
          {copy.download}
        </a>
      )}
    </div>
  );
}
