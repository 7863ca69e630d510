import styles from './strip-progress.module.css';

/**
 * How far a strip that scrolls sideways is along, as a line. The strip names the timeline `--strip`, and an ancestor of both
 * its scope.
 * @param className sets `--seen`, the share of the strip that is seen at once, which the line begins with
 */
export function StripProgress({ className }: { className: string }) {
  return (
    <div className={`inner ${styles.progress} ${className}`} aria-hidden="true">
      <div />
    </div>
  );
}
