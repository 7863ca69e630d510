/**
 * The background of the sign-up card: a card's engraving, made by formula. Leaves leave a hub in two families that
 * lean against each other, as a guilloche does, and are gilded where they are closest.
 */
import { useId } from 'react';
import type { Language } from '../../language/languages.ts';
import styles from './sign-up-card.module.css';

interface Rule {
  /** How many leaves each family has in the half circle. */
  leaves: number;
  /** How far a leaf leans from its ray, in radians. */
  lean: number;
}

/** The card's engraving is its own in each language; one that has none takes the Portuguese. */
const rules: { pt: Rule } & Partial<Record<Language, Rule>> = {
  pt: { leaves: 132, lean: 0.16 },
  ar: { leaves: 132, lean: 0.28 },
  zh: { leaves: 150, lean: 0.09 },
};

const hub = 64;
const reach = 1180;

function family({ leaves, lean }: Rule, side: 1 | -1): string {
  let lines = '';
  for (let leaf = 0; leaf <= leaves; leaf += 1) {
    const angle = (leaf / leaves) * Math.PI;
    const start = hub + 22 * Math.abs(Math.sin(leaf * 2.4));
    const middle = point(angle + side * lean, reach * 0.42);
    lines += `M${point(angle, start)}Q${middle} ${point(angle + side * lean * 0.4, reach)}`;
  }
  return lines;
}

function point(angle: number, radius: number): string {
  return `${Math.round(1000 - Math.cos(angle) * radius)} ${Math.round(640 - Math.sin(angle) * radius)}`;
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
        <radialGradient id={`${id}g`} gradientUnits="userSpaceOnUse" cx="1000" cy="640" r="760">
          <stop offset="0.06" stopColor="#e3bd85" />
          <stop offset="0.3" stopColor="#c79a5b" stopOpacity="0.85" />
          <stop offset="0.72" stopColor="#7fa090" stopOpacity="0.5" />
          <stop offset="1" stopColor="#7fa090" stopOpacity="0.12" />
        </radialGradient>
        <radialGradient id={`${id}b`} gradientUnits="userSpaceOnUse" cx="1000" cy="640" r="700">
          <stop offset="0.1" stopColor="#c79a5b" stopOpacity="0.5" />
          <stop offset="0.6" stopColor="#7fa090" stopOpacity="0.32" />
          <stop offset="1" stopColor="#7fa090" stopOpacity="0.05" />
        </radialGradient>
      </defs>
      <path d={family(rule, 1)} stroke={`url(#${id}g)`} strokeWidth="1" />
      <path d={family(rule, -1)} stroke={`url(#${id}b)`} strokeWidth="0.8" />
    </svg>
  );
}
