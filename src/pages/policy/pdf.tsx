/** The PDF of a document in the lazily loaded viewer; if that fails, links to the text and the file. */
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { withTimeout } from '../../utils/with-timeout.ts';
import { useCopy } from '../../navigation/context.tsx';
import type { PolicyPage } from '../../policies/text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import styles from './document-view.module.css';

interface Props extends PolicyPage {
  /** Switches to the text. */
  readText: () => void;
}

const load = () =>
  withTimeout(import('../../policies/viewer/viewer.tsx')).then(({ Viewer }) => ({ default: Viewer }));

export function Pdf({ readText, ...page }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  const failure = <Failure file={page.file} readText={readText} again={again} />;
  return (
    <div className={styles.frame}>
      {failed ? (
        failure
      ) : (
        <ErrorBoundary fallback={() => failure} retry={attempt}>
          <LazyViewer key={`${page.file.href} ${attempt}`} {...page} onFailure={() => setFailed(true)} />
        </ErrorBoundary>
      )}
    </div>
  );
}

/** Fetched again after a failure. */
function LazyViewer(props: ComponentProps<Awaited<ReturnType<typeof load>>['default']>) {
  const [Viewer] = useState(() => lazy(load));
  return (
    <Suspense>
      <Viewer {...props} />
    </Suspense>
  );
}

function Failure({ file, readText, again }: Pick<Props, 'file' | 'readText'> & { again: () => void }) {
  const copy = useCopy('policies');
  return (
    <div className={`middle ${styles.failure}`}>
      <p role="alert">{copy.viewer.failed}</p>
      <div className="cluster">
        <Button onClick={readText}>{copy.viewer.readText}</Button>
        <ButtonLink href={file.href} download={file.name} variant="line">
          {copy.download}
        </ButtonLink>
        <Button variant="line" onClick={again}>
          {copy.viewer.again}
        </Button>
      </div>
    </div>
  );
}
