/** The hash demonstration ('Confira'): a button changes a payment by one cent, and its hash changes. Nothing is sent. */
import { useEffect, useRef, useState } from 'react';
import { canHash, sha256OfText } from '../../../utils/sha256.ts';
import { fill } from '../../../language/copy.ts';
import { rich } from '../../../language/rich.tsx';
import { useCopy } from '../../../navigation/context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { differing, example, hashes, recordText } from './example.ts';
import { HashChart } from './hash-chart.tsx';
import styles from './hash-demo.module.css';

const inputs = {
  amount: { type: 'number', min: 0, step: 0.01 },
  wallet: { spellCheck: false },
  date: { type: 'date' },
};

export function HashDemo() {
  const copy = useCopy('home').record;
  // Without scripts or `crypto.subtle` the example is shown as after a press.
  const live = useHydrated() && canHash();
  const [payment, setPayment] = useState(example);
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current!.open), []);
  const text = recordText(live ? payment : withOneCentMore(example));
  const now = useHash(text, live);
  const count = differing(now, hashes.recorded);
  return (
    <>
      <div className={`stack ${styles.lead}`}>
        <h3 className="statement">{copy.title}</h3>
        <p className="lede">{copy.text}</p>
        {live && (
          <Button variant="line" onClick={() => setPayment(withOneCentMore)}>
            {copy.change}
          </Button>
        )}
      </div>
      <HashChart now={now} recorded={hashes.recorded} grows={live} className={styles.fan} />
      <p role="status" className={`intro ${styles.result}`}>
        {rich(count ? fill(copy.count, { count }) : copy.unchanged, {
          figure: (words) => (
            <span className={`display latin figures ${styles.figure} ${count ? styles.changed : ''}`}>
              {words}
            </span>
          ),
        })}
      </p>
      <details
        ref={details}
        className={styles.details}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="disclosure">{copy.more}</summary>
        {live && open && (
          <div className={styles.fields}>
            {(['amount', 'wallet', 'date'] as const).map((name) => (
              <label key={name} className="small">
                <span>{copy[name]}</span>
                <input
                  {...inputs[name]}
                  dir="ltr"
                  className="field-box"
                  autoComplete="off"
                  value={payment[name]}
                  onChange={({ target }) => setPayment({ ...payment, [name]: target.value })}
                />
              </label>
            ))}
          </div>
        )}
        <p className="small">{copy.whole}</p>
        <code dir="ltr" className={styles.text}>
          {text}
        </code>
        <p className="small">{copy.limits}</p>
      </details>
    </>
  );
}

function withOneCentMore(payment: typeof example): typeof example {
  return { ...payment, amount: (Number(payment.amount) + 0.01).toFixed(2) };
}

/** The SHA-256 of a text, computed asynchronously. */
function useHash(text: string, live: boolean): string {
  const [hash, setHash] = useState<string>(hashes.recorded);
  useEffect(() => {
    let stale = false;
    if (live) void sha256OfText(text).then((computed) => stale || setHash(computed));
    return () => {
      stale = true;
    };
  }, [text, live]);
  return live ? hash : hashes.oneCentMore;
}
