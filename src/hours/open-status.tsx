/**
 * Whether a channel is open now; until that is known, the room for it, so that nothing moves. The visitor's own time, in
 * brackets, stays on one line.
 */
import { Fragment } from 'react';
import type { Hours } from './channels.ts';
import styles from './open-status.module.css';
import type { HoursNow } from './hours-now.ts';

export function OpenStatus({ hours, now }: { hours: Hours; now: HoursNow | null }) {
  return (
    <div className={`${styles.status} ${hours.everyDay ? styles.always : ''}`}>
      {now && (
        <p className="small">
          {now
            .say(hours)
            .split(/(\(.*?\)|（.*?）)/u)
            .map((part, index) =>
              index % 2 ? (
                <Fragment key={part}>
                  {part.startsWith('（') && <wbr />}
                  <span>{part}</span>
                </Fragment>
              ) : (
                part
              ),
            )}
        </p>
      )}
    </div>
  );
}
