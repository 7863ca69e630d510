import styles from './engraving.module.css';
import international from './illustrations/engraving-international.svg?raw';
import link from './illustrations/engraving-link.svg?raw';
import pix from './illustrations/engraving-pix.svg?raw';

const drawings = { pix, link, international };

interface Props {
  payment: keyof typeof drawings;
  className: string | undefined;
}

/** A decorative engraving, inline: the browser lays out every SVG picture as a document of its own. */
export function Engraving({ payment, className }: Props) {
  const [, stroke, path] = / stroke="([^"]+)" d="([^"]+)"/u.exec(drawings[payment])!;
  return (
    <svg
      className={`${styles.engraving} ${className ?? ''}`}
      viewBox="0 0 320 202"
      fill="none"
      stroke={stroke}
      strokeWidth="0.7"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
