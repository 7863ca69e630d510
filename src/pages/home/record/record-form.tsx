/** The example, set down: a press changes a cent of it, three fields the rest, and another sets it down anew. Nothing leaves the device. */
import { type ComponentProps, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../../navigation/context.tsx';
import { type Copy, fill } from '../../../language/copy.ts';
import { localeOf } from '../../../language/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { differingDigits, HashPair } from '../../../fingerprint/hash-drawing.tsx';
import { sha256OfText } from '../../../fingerprint/sha256.ts';
import {
  canonicalText,
  example,
  exampleHashes,
  formatAmount,
  isComplete,
  parseAmount,
  withOneCentMore,
} from './payment-record.ts';
import { RecordDrawing } from './record-drawing.tsx';
import styles from './record.module.css';

/** From here on the drawing stands beside the fields (`--from-medium`, record.module.css). */
const wideScreen = '(width >= 768px)';

export function RecordForm({ copy }: { copy: Copy['record'] }) {
  const locale = localeOf(useLanguage());
  const [amount, setAmount] = useState(() => formatAmount(example.cents!, locale));
  const [recipient, setRecipient] = useState(example.recipient);
  const [date, setDate] = useState(example.date);
  const [recorded, setRecorded] = useState<{ text: string; hash: string }>(() => ({
    text: canonicalText(example),
    hash: exampleHashes.recorded,
  }));
  /** Once something was missing when it was to be set down. */
  const [showErrors, setShowErrors] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const beside = useSyncExternalStore(onScreenChange, () => matchMedia(wideScreen).matches);

  const record = { cents: parseAmount(amount), recipient, date };
  const text = canonicalText(record);
  const now = useFingerprint(text);
  const complete = isComplete(record);
  const showMissing = showErrors && !complete;
  const changed = text !== recorded.text;

  const setDown = async () => {
    setShowErrors(!complete);
    // Of the text at the press: the fingerprint that is drawn may still be that of the text before.
    if (complete) setRecorded({ text, hash: await sha256OfText(text) });
    else form.current?.querySelector<HTMLInputElement>('[data-missing]')?.focus();
  };
  const changeOneCent = () => setAmount(formatAmount(withOneCentMore(record).cents!, locale));

  const actions = (
    <div className={styles.actions}>
      <Button onClick={changeOneCent}>{copy.change}</Button>
      <Button type="submit" form={formId} variant="line">
        {copy.set}
      </Button>
    </div>
  );

  return (
    <>
      <RecordDrawing copy={copy} pair={<HashPair now={now} recorded={recorded.hash} />}>
        {/* Said once when it changes, and not with every key: how many digits differ stands apart. */}
        <p role="status" className={styles.status}>
          {copy.status[showMissing ? 'incomplete' : changed ? 'changed' : 'same']}
        </p>
        <p className="small">{changed && fill(copy.count, { count: differingDigits(now, recorded.hash) })}</p>
        {/* Below the drawing what they do is seen at once; beside it they are nearer to the fields that they change. */}
        {!beside && actions}
      </RecordDrawing>
      <form
        ref={form}
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void setDown();
        }}
      >
        <Field
          label={copy.amount}
          value={amount}
          onValue={setAmount}
          missing={record.cents === null}
          showErrors={showMissing}
          inputMode="decimal"
          maxLength={24}
        />
        <Field
          label={copy.recipient}
          value={recipient}
          onValue={setRecipient}
          missing={recipient.trim() === ''}
          showErrors={showMissing}
          spellCheck={false}
          maxLength={80}
        />
        <Field
          label={copy.date}
          value={date}
          onValue={setDate}
          missing={date === ''}
          showErrors={showMissing}
          type="date"
          // Its parts take the focus one by one, and have no margin of ours: the browser leaves them under the header.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        />
        {beside && actions}
        <p className={styles.label}>{copy.whole}</p>
        <code dir="ltr" className={styles.text}>
          {text}
        </code>
      </form>
    </>
  );
}

function onScreenChange(update: () => void): () => void {
  const screen = matchMedia(wideScreen);
  screen.addEventListener('change', update);
  return () => screen.removeEventListener('change', update);
}

/** The SHA-256 of a text, a moment after the text. */
function useFingerprint(text: string): string {
  const [fingerprint, setFingerprint] = useState<string>(exampleHashes.recorded);
  useEffect(() => {
    let stale = false;
    void sha256OfText(text).then((hash) => {
      if (!stale) setFingerprint(hash);
    });
    return () => {
      stale = true;
    };
  }, [text]);
  return fingerprint;
}

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  /** There is nothing in it that counts. */
  missing: boolean;
  /** And that is to be said. */
  showErrors: boolean;
}

function Field({ label, onValue, missing, showErrors, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        dir="ltr"
        className="field-box"
        autoComplete="off"
        data-missing={missing || undefined}
        aria-invalid={showErrors && missing}
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  );
}
