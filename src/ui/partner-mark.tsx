/**
 * The wordmark of a strategic partner. Until the owner gives real ones, these are drawn for this project and
 * stand for nobody (docs/configuration.md).
 */
import styles from './partner-mark.module.css';

/** A sphere of three meridians, and a gate: the signs of the two placeholders, 20 by 20. */
const signs = [
  'M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18M10 1a5 9 0 1 0 0 18a5 9 0 1 0 0-18M10 1v18',
  'M3 19V8a7 7 0 0 1 14 0v11M3 19h14M10 19V9',
];

export function PartnerMark({ index, name }: { index: number; name: string }) {
  return (
    <span className={`${styles.mark} ${index === 1 ? styles.display : ''}`} dir="ltr" translate="no">
      <svg viewBox="0 0 20 20" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
        <path d={signs[index]} strokeWidth="1.4" strokeLinejoin="round" />
      </svg>
      {name}
    </span>
  );
}
