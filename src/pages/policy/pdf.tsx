/** The viewer, fetched when it is wanted; where it cannot run, the way to the text and to the file. */
import { type ComponentType, useEffect, useState } from 'react';
import { withinTime } from '../../language/within-time.ts';
import { useCopy } from '../../navigation/context.tsx';
import type { PolicyFile, PolicyText } from '../../policies/text.ts';
import { ViewerFailure, viewerFailureId } from '../../policies/viewer-failure.tsx';
import type { ViewerProps } from '../../policies/viewer/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import styles from './pdf.module.css';
import { canShowPdf, fetchViewer } from './fetch-viewer.ts';

interface Props {
  file: PolicyFile;
  text: PolicyText;
  readText: () => void;
}

type State =
  | { kind: 'waiting' }
  | { kind: 'failed' }
  | { kind: 'unable' }
  | { kind: 'ready'; Viewer: ComponentType<ViewerProps> };

export function Pdf(props: Props) {
  const { file } = props;
  const [state, setState] = useState<State>(() => ({ kind: canShowPdf() ? 'waiting' : 'unable' }));
  useEffect(() => {
    if (!canShowPdf()) return;
    // On its way at the same time as the script; the viewer then finds it in the cache.
    fetch(file.href).catch(() => {});
    withinTime(fetchViewer()).then(
      ({ Viewer }) => setState({ kind: 'ready', Viewer }),
      () => setState({ kind: 'failed' }),
    );
  }, [file.href]);

  // Each document has a viewer of its own: neither hits nor a failure outlive it.
  if (state.kind === 'ready') return <state.Viewer key={file.href} {...props} />;
  return <PdfFrame {...props} state={state.kind} />;
}

interface FrameProps extends Props {
  state: Exclude<State['kind'], 'ready'>;
}

/** The frame that the viewer comes into, or why it does not. */
function PdfFrame({ file, readText, state }: FrameProps) {
  const copy = useCopy('policies');
  const reasons = { waiting: null, failed: copy.viewer.error, unable: copy.viewer.unable };
  return (
    <div className={styles.frame}>
      <div className={styles.failure}>
        <ViewerFailure reason={reasons[state]}>
          {/* Some engines do not ask again for a script that could not be fetched; loading anew helps in all. */}
          {state === 'failed' && (
            <Button aria-describedby={viewerFailureId} onClick={() => location.reload()}>
              {copy.viewer.again}
            </Button>
          )}
          <Button
            aria-describedby={state === 'unable' ? viewerFailureId : undefined}
            variant={state === 'unable' ? 'solid' : 'line'}
            onClick={readText}
          >
            {copy.viewer.readText}
          </Button>
          <ButtonLink href={file.href} download={file.name} variant="line">
            {copy.download}
          </ButtonLink>
        </ViewerFailure>
      </div>
    </div>
  );
}
