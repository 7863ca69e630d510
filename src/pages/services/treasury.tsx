/** The middle of the preview: what the sample office holds, as a chart of leaf bars, and what last moved. */
import { useCopy } from '../../navigation/context.tsx';
import { field, leafBars } from './drawings/leaf-bars.ts';
import styles from './treasury.module.css';

const bars = leafBars();

export function Treasury() {
  const copy = useCopy('services').eden.treasury;
  return (
    <div className={styles.treasury}>
      <h3 className="h3">{copy.title}</h3>
      <p className={styles.text}>{copy.text}</p>
      <div className={styles.head}>
        <p className={styles.amount} dir="ltr">
          {copy.amount}
        </p>
        <ul className={styles.legend} aria-hidden="true">
          <li>{copy.held}</li>
          <li className={styles.moved}>{copy.moved}</li>
        </ul>
      </div>
      <div className={styles.chart}>
        <svg
          role="img"
          aria-label={copy.chart}
          viewBox={`0 0 ${field.width} ${field.height}`}
          preserveAspectRatio="none"
          fill="none"
        >
          {bars.map(({ held, moved }) => (
            <g key={held} className={styles.bars}>
              <path d={held} />
              <path d={moved} />
            </g>
          ))}
        </svg>
        <p className={styles.scale} aria-hidden="true">
          <span>{copy.scale.two}</span>
          <span>{copy.scale.one}</span>
        </p>
      </div>
      {/* The chart says it itself. */}
      <p className={styles.days} aria-hidden="true">
        <span>{copy.from}</span>
        <span>{copy.to}</span>
      </p>
      <ul className={styles.rows}>
        {Object.values(copy.rows).map(({ name, state, amount }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={styles.state}>{state}</span>
            <span className={`figures ltr ${styles.figure}`}>{amount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
