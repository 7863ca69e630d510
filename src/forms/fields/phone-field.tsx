import { type CompositionEvent, type InputEvent, useEffect, useRef } from 'react';
import { isInternational, maskPhone, phonePattern, retype, type Edit } from '../phone-mask.ts';
import { phoneDigits, maxLengths } from '../form-errors.ts';
import { useForm } from '../use-form.ts';
import styles from './fields.module.css';
import { Frame, useControl } from './frame.tsx';
import { replaceText } from './replace-text.ts';
import { useInitialValue } from './text-field.tsx';

interface Props {
  label: string;
  hint: string;
  /** What the specification calls the field in this form's data. */
  dataLabel?: string;
}

/** A phone number that takes its form while it is typed; what is still missing stands behind it in grey. */
export function PhoneField({ label, hint, dataLabel }: Props) {
  const control = useControl('from_telefone', true);
  const initial = useInitialValue('from_telefone');
  const { store, state } = useForm();
  const typed = state.values.from_telefone ?? '';
  const element = useRef<HTMLInputElement>(null);
  /** Whether the + in the field is the visitor's own, and not one that the mask has put before 12 digits. */
  const international = useRef(false);
  const masking = useRef(false);

  // What was typed before the application took over, or stands there from an earlier visit to the form.
  useEffect(() => {
    const field = element.current!;
    international.current = hasOwnPlus(field.value);
    field.value = maskPhone(field.value, international.current);
  }, []);

  const mask = (field: HTMLInputElement, edit: Edit, inserted: string | null) => {
    const previous = store.state().values.from_telefone ?? '';
    const { value } = field;
    const plusIsNew = !previous.includes('+') || !value.includes('+') || inserted?.includes('+');
    international.current = isInternational(value) && (international.current || Boolean(plusIsNew));
    const caret = field.selectionStart ?? value.length;
    const next = retype(previous, { value, caret }, edit, international.current);
    if (value === next.value) return;
    masking.current = true;
    replaceText(field, next.value, next.caret);
    masking.current = false;
  };

  const onInput = (event: InputEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const { isComposing, inputType, data } = event.nativeEvent;
    // A keyboard that composes would write its text a second time if it changed under its hands.
    if (isComposing || masking.current) return;
    // What is undone or done again stays as it stood.
    if (inputType?.startsWith('history')) international.current = hasOwnPlus(field.value);
    // What a browser fills in has no type, and replaces everything.
    else mask(field, editOf(inputType), inputType ? data : field.value);
  };

  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    mask(event.currentTarget, 'other', event.data);
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <Frame name="from_telefone" label={label} hint={hint}>
      <div className={styles.phone}>
        <input
          {...control}
          ref={element}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          minLength={phoneDigits.min}
          maxLength={maxLengths.from_telefone}
          defaultValue={initial}
          data-label={dataLabel}
          className={`field-box ${styles.control} figures`}
          onInput={onInput}
          onCompositionEnd={onCompositionEnd}
        />
        <span
          className={`${styles.rest} figures`}
          dir="ltr"
          aria-hidden="true"
          data-typed={typed !== '' || undefined}
        >
          <span>{typed}</span>
          {restOf(typed)}
        </span>
      </div>
    </Frame>
  );
}

/** Whether a number begins with a + or 00 that the mask would not have put there by itself. */
function hasOwnPlus(value: string): boolean {
  return isInternational(value) && maskPhone(value, false) !== value;
}

function editOf(inputType: string | undefined): Edit {
  if (inputType?.startsWith('delete')) return inputType.endsWith('Forward') ? 'forward' : 'backward';
  return 'other';
}

/** What a whole number of this country would still have; the first two digits have no brackets yet. */
function restOf(typed: string): string {
  if (typed === '') return phonePattern;
  return typed.startsWith('(') ? phonePattern.slice(typed.length) : '';
}
