import { type CompositionEvent, type InputEvent, useRef } from 'react';
import { maskPhone, phonePattern, retype, type Edit } from '../phone-mask.ts';
import { useForm } from '../use-form.ts';
import styles from './fields.module.css';
import { Frame, useControl } from './frame.tsx';
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
  const typed = useForm().state.values.from_telefone ?? '';
  const masked = useRef(initial);

  const mask = (field: HTMLInputElement, edit: Edit) => {
    const caret = field.selectionStart ?? field.value.length;
    const next = retype(masked.current, { value: field.value, caret }, edit);
    masked.current = next.value;
    if (field.value === next.value) return;
    field.value = next.value;
    // Safari gives the focus to a field whose selection is set.
    if (document.activeElement === field) field.setSelectionRange(next.caret, next.caret);
  };

  const onInput = (event: InputEvent<HTMLInputElement>) => {
    const { isComposing, inputType } = event.nativeEvent;
    // A keyboard that composes would write its text a second time if it changed under its hands.
    if (!isComposing) mask(event.currentTarget, editOf(inputType));
  };

  const onCompositionEnd = (event: CompositionEvent<HTMLInputElement>) => {
    mask(event.currentTarget, 'other');
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  };

  return (
    <Frame name="from_telefone" label={label} hint={hint}>
      <div className={styles.phone}>
        <input
          {...control}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          defaultValue={initial}
          data-label={dataLabel}
          className={`${styles.control} figures`}
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

function editOf(inputType: string | undefined): Edit {
  if (inputType?.startsWith('delete')) return inputType.endsWith('Forward') ? 'forward' : 'backward';
  return 'other';
}

/** What a whole number of this country would still have; the first two digits have no brackets yet. */
function restOf(typed: string): string {
  if (typed === '') return phonePattern;
  const masked = maskPhone(typed);
  return masked.startsWith('(') ? phonePattern.slice(masked.length) : '';
}
