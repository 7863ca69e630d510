/** The viewer, fetched when it is wanted; where it cannot run, the way to the text and to the file. */
import { type ComponentType, useEffect, useState } from 'react';
import { withinTime } from '../../language/within-time.ts';
import { useCopy } from '../../routing/context.tsx';
import type { PolicyFile, PolicyText } from '../../policies/text.ts';
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
  if (state.kind === 'waiting') return <div className={styles.frame} />;
  return <Refusal {...props} unable={state.kind === 'unable'} />;
}

/** Some engines do not ask again for a script that could not be fetched; loading the page anew helps in all. */
function Refusal({ file, readText, unable }: Props & { unable: boolean }) {
  const copy = useCopy('policies');
  return (
    <div className={styles.frame}>
      <div className={styles.refusal} role="alert">
        <p className="h3">{copy.viewer.errorTitle}</p>
        <p>{unable ? copy.viewer.unable : copy.viewer.error}</p>
        <div className={styles.buttons}>
          {!unable && <Button onClick={() => location.reload()}>{copy.viewer.again}</Button>}
          <Button variant={unable ? 'solid' : 'line'} onClick={readText}>
            {copy.viewer.readText}
          </Button>
          <ButtonLink href={file.href} download={file.name} variant="line">
            {copy.download}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
