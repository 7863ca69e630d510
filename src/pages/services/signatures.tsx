/**
 * The end of the preview: a payment that several people sign, a petal each. The visitor can sign. It is a
 * checkbox in the form of a button, and the style sheet does the rest: it works before scripts have run and
 * without them, and a screen reader says 'checked' and reads the status.
 */
import type { KeyboardEvent } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { useCopy } from '../../navigation/context.tsx';
import { field, petals, states } from './drawings/signature-fan.ts';
import styles from './signatures.module.css';

const fan = petals(states.length);
/** What fills the visitor's petal: it ends a little earlier and leaves a gilt edge. */
const filling = petals(states.length, 5)[states.indexOf('yours')];

export function Signatures() {
  const copy = useCopy('services').eden.signatures;
  return (
    <div className={styles.signatures}>
      <h3 className="h4">{copy.title}</h3>
      <p className={styles.text}>{copy.text}</p>
      <div className={styles.fan}>
        <svg viewBox={`0 0 ${field.width} ${field.height}`} fill="none" aria-hidden="true">
          {fan.map((petal, signer) => (
            <path key={petal} d={petal} className={styles[states[signer]!]} />
          ))}
          <path d={filling} className={styles.filling} />
        </svg>
        <p className={styles.count}>
          <span className={styles.before}>{copy.before}</span>
          <span className={styles.after}>{copy.after}</span>
        </p>
      </div>
      <ul className={styles.signers}>
        {Object.values(copy.signers).map((name, signer) => (
          <li key={name}>
            <span>{name}</span>
            {states[signer] === 'yours' ? (
              <>
                <span className={styles.before}>{copy.yours}</span>
                <span className={`${styles.after} ${styles.positive}`}>{copy.signed}</span>
              </>
            ) : (
              <span className={states[signer] === 'signed' ? styles.positive : undefined}>
                {states[signer] === 'signed' ? copy.signed : copy.waiting}
              </span>
            )}
          </li>
        ))}
      </ul>
      <label className={styles.sign}>
        <input type="checkbox" className="visually-hidden" onKeyDown={toggleOnEnter} />
        <span className={styles.before}>{copy.sign}</span>
        <span className={styles.after}>
          <IconCheck size={18} stroke={1.5} aria-hidden="true" />
          {copy.done}
        </span>
      </label>
      <div className={styles.hint}>
        <p className={styles.before}>{copy.hint}</p>
        {/* Apart from the hint, which nobody has asked for. */}
        <p role="status">
          <span className={styles.after}>{copy.status}</span>
        </p>
      </div>
    </div>
  );
}

/** It looks like a button, so Enter presses it too; the space bar does by itself. */
function toggleOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key === 'Enter') event.currentTarget.click();
}
