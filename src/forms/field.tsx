/** A form field: label, hint, control and error message. */
import { type ComponentProps, useEffect, useRef } from 'react';
import { fill } from '../language/copy.ts';
import { rich } from '../language/rich.tsx';
import { useCopy } from '../navigation/context.tsx';
import { IconAlertTriangle } from '../ui/icons.tsx';
import type { FieldDefinition, FieldType, FormId } from './fields.ts';
import styles from './forms.module.css';
import { PrivacyLink } from './links.tsx';

/** The id of a field's control. Each form is on a page once. */
export function fieldId(form: FormId, name: string): string {
  return `${form}-${name}`;
}

interface Props {
  form: FormId;
  field: FieldDefinition;
  /** The error message, if any. */
  error: string | undefined;
  sending: boolean;
  hydrated: boolean;
}

interface FieldCopy {
  label: string;
  hint?: string;
  placeholder?: string;
}

/** Attributes by field type. Email addresses and phone numbers are left-to-right in every language. */
const attributes: Record<FieldType, ComponentProps<'input'>> = {
  text: { dir: 'auto', spellCheck: false, autoCapitalize: 'words' },
  email: { dir: 'ltr', inputMode: 'email', spellCheck: false },
  tel: { dir: 'ltr', inputMode: 'tel' },
  textarea: { dir: 'auto' },
  checkbox: {},
};

export function Field({ form, field, error, sending, hydrated }: Props) {
  const { name, type, required, autocomplete, half } = field;
  const copy = useCopy('forms');
  const words: FieldCopy = copy.fields[field.copy];
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => (type === 'tel' ? loadMaskOnFirstUse(input.current!) : undefined), [type]);

  const id = fieldId(form, name);
  const descriptions = [words.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const control = {
    id,
    name,
    'aria-describedby': descriptions.join(' ') || undefined,
    // Always set: without it Firefox reports every empty required field as invalid.
    'aria-invalid': error !== undefined,
  };
  const message = error && (
    <p id={`${id}-error`} className={styles.error}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
  if (type === 'checkbox') {
    return (
      <div className={styles.consent}>
        {/* Firefox reports a required, unticked checkbox as invalid whatever `aria-invalid` says. */}
        <input
          {...control}
          type="checkbox"
          value="accepted"
          required={required && !hydrated}
          aria-required={required}
          // A checkbox cannot be read-only.
          onClick={(event) => sending && event.preventDefault()}
        />
        <label htmlFor={id}>{rich(words.label, { a: (text) => <PrivacyLink>{text}</PrivacyLink> })}</label>
        {message}
      </div>
    );
  }
  const shared = {
    ...attributes[type],
    ...(words.placeholder && { placeholder: words.placeholder }),
    ...control,
    required,
    readOnly: sending,
    className: `field-box ${type === 'tel' ? 'figures' : ''}`,
  };
  return (
    <div className={`${styles.field} ${half ? styles.half : ''}`}>
      <div className={styles.head}>
        <label htmlFor={id}>{required ? words.label : fill(copy.optional, { label: words.label })}</label>
        {words.hint && (
          <p id={`${id}-hint`} className={styles.note}>
            {words.hint}
          </p>
        )}
      </div>
      {type === 'textarea' ? (
        <textarea {...(shared as ComponentProps<'textarea'>)} rows={4} />
      ) : (
        <input {...shared} ref={input} type={type} autoComplete={autocomplete} />
      )}
      {message}
    </div>
  );
}

/**
 * Loads the phone mask when the field is first focused or filled in. If it cannot be loaded, validation formats
 * the number before it is sent.
 */
function loadMaskOnFirstUse(field: HTMLInputElement): () => void {
  const firstUse = ['focus', 'input'];
  const controller = new AbortController();
  const { signal } = controller;
  const load = () => {
    for (const type of firstUse) field.removeEventListener(type, load);
    import('./mask-while-typing.ts').then(
      ({ maskWhileTyping }) => signal.aborted || signal.addEventListener('abort', maskWhileTyping(field)),
      () => {},
    );
  };
  for (const type of firstUse) field.addEventListener(type, load, { signal });
  if (field.value || field === document.activeElement) load();
  return () => controller.abort();
}
