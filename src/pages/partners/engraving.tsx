/**
 * The background of the sign-up card: a card's engraving, made by formula. Two bands of lines swell and narrow in
 * turn and pass through one another, as in a guilloche: where one is narrow the other is wide.
 */
import { useId } from 'react';
import type { Language } from '../../language/languages.ts';
import styles from './sign-up-card.module.css';

interface Rule {
  /** How many lines each band has. */
  lines: number;
  /** How far a band reaches to each side of its middle where it is narrow. */
  waist: number;
}

/** The card's engraving is its own in each language; one that has none takes the Portuguese. */
const rules: { pt: Rule } & Partial<Record<Language, Rule>> = {
  pt: { lines: 45, waist: 40 },
  ar: { lines: 45, waist: 90 },
  zh: { lines: 51, waist: 20 },
};

const belly = 250;
const middle = 330;
/** How far the middle of a band goes up and down, against the other. */
const sway = 60;

/** A band over the part of the card that its mask shows: half a wave is 320 wide. */
function band({ lines, waist }: Rule, side: 1 | -1): string {
  let path = '';
  for (let line = 0; line < lines; line += 1) {
    const place = (2 * line) / (lines - 1) - 1;
    const wide = Math.round(middle + side * sway + place * belly);
    const narrow = Math.round(middle - side * sway + place * waist);
    const [from, to] = side === 1 ? [narrow, wide] : [wide, narrow];
    path += `M320 ${from}C480 ${from} 480 ${to} 640 ${to}S800 ${from} 960 ${from}S1120 ${to} 1280 ${to}`;
  }
  return path;
}

export function Engraving({ language }: { language: Language }) {
  const rule = rules[language] ?? rules.pt;
  const id = useId();
  return (
    <svg
      className={styles.engraving}
      viewBox="0 0 1280 640"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}g`} gradientUnits="userSpaceOnUse" x1="320" x2="1280">
          <stop offset="0.3" stopColor="#7fa090" stopOpacity="0.3" />
          <stop offset="0.66" stopColor="#c79a5b" />
          <stop offset="1" stopColor="#7fa090" stopOpacity="0.4" />
        </linearGradient>
      </defs>
      <path d={band(rule, 1)} stroke={`url(#${id}g)`} />
      <path d={band(rule, -1)} stroke="#7fa090" strokeOpacity="0.5" strokeWidth="0.8" />
    </svg>
  );
}
