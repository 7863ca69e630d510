import { maxLengths } from '../form-errors.ts';
import styles from './fields.module.css';
import { Frame, useControl } from './frame.tsx';
import { useInitialValue } from './text-field.tsx';

/** The message: one field, as long as the form leaves it room. */
export function MessageField({ label, hint }: { label: string; hint: string }) {
  const control = useControl('message', true);
  const initial = useInitialValue('message');
  return (
    <Frame name="message" label={label} hint={hint} className={styles.messageField}>
      <textarea
        {...control}
        rows={4}
        dir="auto"
        maxLength={maxLengths.message}
        defaultValue={initial}
        className={`field-box ${styles.message}`}
      />
    </Frame>
  );
}
