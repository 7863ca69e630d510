/** Whether a channel is open now; an empty line, of the same height, until that is known. */
import type { Hours } from './channels.ts';
import styles from './open-status.module.css';
import type { HoursNow } from './use-hours.ts';

export function OpenStatus({ hours, now }: { hours: Hours; now: HoursNow | null }) {
  return <p className={`small ${styles.status}`}>{now?.say(hours)}</p>;
}
