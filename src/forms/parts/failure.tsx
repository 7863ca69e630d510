import { IconAlertTriangle } from '@tabler/icons-react';
import { rich } from '../../language/rich.tsx';
import { useCopy } from '../../navigation/context.tsx';
import type { Failure } from '../email/outcome.ts';
import styles from './parts.module.css';

interface Props {
  /** Null while nothing has failed. */
  failure: Failure | null;
  /** The id of what can be done. */
  adviceId: string;
  /** Whether a chat would begin with a part of the text only. */
  shortened: boolean;
}

/**
 * The failure alert: the text of the specification and the service's own, as plain text; or, where nothing was
 * heard of the message, that it may have arrived. What can be done stands beneath, and is not part of the alert.
 * The alert is there before it has anything to say, and says itself that it is read out: of one that comes with its
 * words, or that is an alert by its role alone, Orca hears nothing from Firefox.
 */
export function FailureAlert({ failure, adviceId, shortened }: Props) {
  const copy = useCopy('forms').failed;
  return (
    <div className={failure ? styles.failure : 'visually-hidden'} data-failure={failure ? '' : undefined}>
      {failure && <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" />}
      <div>
        <p className={styles.alertTitle} role="alert" aria-live="assertive">
          {failure &&
            (failure.kind === 'timeout'
              ? copy.unanswered
              : rich(copy.title, { reason: <bdi>{failure.text}</bdi> }))}
        </p>
        {failure && (
          <p id={adviceId} className={styles.alertText}>
            {adviceOn(failure, copy)} {shortened && copy.shortened}
          </p>
        )}
      </div>
    </div>
  );
}

function adviceOn(
  { kind }: Failure,
  copy: Record<'network' | 'limited' | 'other' | 'repeat', string>,
): string {
  if (kind === 'timeout') return copy.repeat;
  return copy[kind === 'network' || kind === 'limited' ? kind : 'other'];
}
