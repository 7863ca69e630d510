import type { Hours } from '../../hours/channels.ts';
import type { HoursNow } from '../../hours/hours-now.ts';
import { chartHeight, lineAt, linesOf, quarters } from './hours-lines.ts';
import styles from './hours-chart.module.css';

/**
 * A day in 96 lines. The gilt line is now; on a day on which the channel is closed there is none, so that the
 * chart does not seem to say that it is open.
 */
export function HoursChart({ hours, now }: { hours: Hours; now: HoursNow | null }) {
  const { open, closed } = linesOf(hours);
  const today = now && (hours.everyDay || now.workingDay);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${quarters} ${chartHeight}`}
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path d={closed} className={styles.closed} vectorEffect="non-scaling-stroke" />
      <path d={open} className={styles.open} vectorEffect="non-scaling-stroke" />
      {today && <path d={lineAt(now.quarter)} className={styles.now} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
}
