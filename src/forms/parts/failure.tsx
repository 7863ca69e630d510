import { IconAlertTriangle } from '@tabler/icons-react';
import { useCopy } from '../../routing/context.tsx';
import type { Failure, FailureKind } from '../email/outcome.ts';
import styles from './parts.module.css';

/** What to say beside the text of the service. */
const advice: Partial<Record<FailureKind, 'network' | 'limited'>> = {
  network: 'network',
  timeout: 'network',
  unavailable: 'network',
  limited: 'limited',
};

/** The failure alert: the text of the specification, the service's own, as plain text, and what can be done. */
export function FailureAlert({ failure, id }: { failure: Failure; id: string }) {
  const copy = useCopy('forms').failed;
  return (
    <div id={id} className={styles.failure} role="alert">
      <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" />
      <div>
        <p className={styles.alertTitle}>
          {copy.title}
          <bdi>{failure.text}</bdi>
        </p>
        <p className={styles.alertText}>{copy[advice[failure.kind] ?? 'other']}</p>
      </div>
    </div>
  );
}
