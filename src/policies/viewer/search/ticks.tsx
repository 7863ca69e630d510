import styles from '../viewer.module.css';

/** Where in the document the hits are, along the scroll bar. */
export function Ticks({ hits, current }: { hits: number[]; current: number | null }) {
  return (
    <div className={styles.ticks} aria-hidden="true">
      {hits.map((part, index) => (
        <span
          key={index}
          className={index === current ? styles.currentTick : undefined}
          style={{ insetBlockStart: `${part * 100}%` }}
        />
      ))}
    </div>
  );
}
