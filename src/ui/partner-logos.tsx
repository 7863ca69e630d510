/** The wordmarks of the strategic partners. */
import { siteConfig } from '../site-config.ts';
import styles from './partner-logos.module.css';

/**
 * Wordmarks by partner's name: a symbol of 20 by 20, then capitals 12 high. The partners are placeholders until the owner
 * gives real ones (docs/configuration.md).
 */
const drawings: Record<string, { sign: string; letters: string; width: number }> = {
  Meridian: {
    sign: 'M10 1a9 9 0 1 0 0 18a9 9 0 1 0 0-18M10 1a5 9 0 1 0 0 18a5 9 0 1 0 0-18M10 1v18',
    letters:
      'M0 12v-12l5.5 7.5 5.5-7.5v12M24 0h-7v12h7m-7-6h6M30 12v-12h4.5a3.25 3.25 0 0 1 0 6.5h-4.5m4.5 0 3.5 5.5M44 0v12M50 0v12h3.5a6 6 0 0 0 0-12zM65 0v12M69.5 12l5-12 5 12m-1.7-4h-6.6M84 12v-12l9 12v-12',
    width: 93,
  },
  Arcada: {
    sign: 'M3 19V8a7 7 0 0 1 14 0v11M3 19h14M10 19V9',
    letters:
      'M0 12v-7.5a4.5 4.5 0 0 1 9 0v7.5m0-4h-9M15 12v-12h4.5a3.25 3.25 0 0 1 0 6.5h-4.5m4.5 0 3.5 5.5M37.8 1.4a6 6 0 1 0 0 9.2M43 12v-7.5a4.5 4.5 0 0 1 9 0v7.5m0-4h-9M58 0v12h3.5a6 6 0 0 0 0-12zM74 12v-7.5a4.5 4.5 0 0 1 9 0v7.5m0-4h-9',
    width: 83,
  },
};
const height = 22;
const lettersX = 33;

export function PartnerLogos() {
  return (
    <ul className={`cluster ${styles.marks}`}>
      {siteConfig.partners.map((name) => (
        <li key={name}>
          <PartnerLogo name={name} />
        </li>
      ))}
    </ul>
  );
}

/** A name without a wordmark is set as text. */
function PartnerLogo({ name }: { name: string }) {
  const drawing = drawings[name];
  if (!drawing) return <bdi translate="no">{name}</bdi>;
  const width = lettersX + drawing.width + 1;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      <path d={drawing.sign} transform="translate(1 1)" />
      <path d={drawing.letters} transform={`translate(${lettersX} 5)`} />
    </svg>
  );
}
