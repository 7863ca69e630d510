/** 'Confira': a press changes a payment by one cent, and the fan of its record shows it. Nothing leaves the device. */
import { type ComponentProps, useEffect, useId, useState } from 'react';
import { canHash, sha256OfText } from '../../../fingerprint/sha256.ts';
import { fill } from '../../../language/copy.ts';
import { rich } from '../../../language/rich.tsx';
import { useCopy } from '../../../navigation/context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useScripted } from '../../../ui/use-scripted.ts';
import { differing, example, hashes, recordText } from './example.ts';
import { Fan } from './fan.tsx';
import styles from './record.module.css';

export function Record() {
  const copy = useCopy('home').record;
  // Without scripts, or where the browser computes no hash, the example is shown as it is after the press.
  const live = useScripted() && canHash();
  const [payment, setPayment] = useState(example);
  const shown = live ? payment : { ...example, amount: oneCentMore(example.amount) };
  const text = recordText(shown);
  const now = useHash(text, live);
  const change = (changed: Partial<typeof example>) => setPayment({ ...payment, ...changed });
  return (
    <>
      <div className={styles.lead}>
        <h3 className="statement">{copy.title}</h3>
        <p>{copy.text}</p>
        {live && (
          <Button variant="line" onClick={() => change({ amount: oneCentMore(payment.amount) })}>
            {copy.change}
          </Button>
        )}
      </div>
      <Fan now={now} recorded={hashes.recorded} className={styles.fan} />
      <p role="status" className={styles.result}>
        {rich(fill(copy.count, { count: differing(now, hashes.recorded) }), {
          figure: (words) => <span className={`display figures ${styles.figure}`}>{words}</span>,
        })}
      </p>
      <details className={styles.details}>
        <summary>{copy.more}</summary>
        <div className={styles.folded}>
          {live && (
            <div className={styles.fields}>
              <Field
                label={copy.amount}
                type="number"
                min="0"
                step="0.01"
                value={payment.amount}
                onChange={(event) => change({ amount: event.target.value })}
              />
              <Field
                label={copy.recipient}
                spellCheck={false}
                value={payment.wallet}
                onChange={(event) => change({ wallet: event.target.value })}
              />
              <Field
                label={copy.date}
                type="date"
                value={payment.date}
                onChange={(event) => change({ date: event.target.value })}
              />
            </div>
          )}
          <p className="small">{copy.whole}</p>
          <code dir="ltr" className={styles.text}>
            {text}
          </code>
          <p className={`small ${styles.limits}`}>{copy.limits}</p>
        </div>
      </details>
    </>
  );
}

function Field({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="small">
        {label}
      </label>
      <input {...input} id={id} dir="ltr" className="field-box" autoComplete="off" />
    </div>
  );
}

function oneCentMore(amount: string): string {
  return (Number(amount) + 0.01).toFixed(2);
}

/** The SHA-256 of a text, a moment after the text. */
function useHash(text: string, live: boolean): string {
  const [hash, setHash] = useState<string>(hashes.recorded);
  useEffect(() => {
    let stale = false;
    if (live) {
      void sha256OfText(text).then((computed) => {
        if (!stale) setHash(computed);
      });
    }
    return () => {
      stale = true;
    };
  }, [text, live]);
  return live ? hash : hashes.oneCentMore;
}
