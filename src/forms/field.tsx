/** A field of a form, with its label above, a hint, and below what is wrong with it. */
import { type ComponentProps, useEffect, useRef } from 'react';
import { rich } from '../language/rich.tsx';
import { useCopy } from '../navigation/context.tsx';
import { IconAlertTriangle } from '../ui/icons.tsx';
import type { FieldDefinition, FieldType, FormId } from './fields.ts';
import styles from './forms.module.css';
import { PrivacyLink } from './links.tsx';
import { phonePattern } from './phone-mask.ts';

/** The id of a form's field. A page has each form once. */
export function fieldId(form: FormId, name: string): string {
  return `${form}-${name}`;
}

interface Props {
  form: FormId;
  field: FieldDefinition;
  /** What is wrong with it, in the page's language. */
  error: string | undefined;
  sending: boolean;
  hydrated: boolean;
}

interface FieldCopy {
  label: string;
  hint?: string;
  placeholder?: string;
}

/** What an element of each type needs besides what all have. An address or a number is written from left to right. */
const attributes: Record<FieldType, ComponentProps<'input'>> = {
  text: { dir: 'auto', spellCheck: false, autoCapitalize: 'words' },
  email: { dir: 'ltr', inputMode: 'email', spellCheck: false },
  tel: { dir: 'ltr', inputMode: 'tel', placeholder: phonePattern },
  textarea: { dir: 'auto' },
  checkbox: {},
};

export function Field({ form, field, error, sending, hydrated }: Props) {
  const { name, type, required, autocomplete, half } = field;
  const copy = useCopy('forms');
  const words: FieldCopy = copy.fields[field.copy];
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => (type === 'tel' ? maskWhenTouched(input.current!) : undefined), [type]);

  const id = fieldId(form, name);
  const descriptions = [words.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const control = {
    id,
    name,
    'aria-describedby': descriptions.join(' ') || undefined,
    // Also where it is not: Firefox calls every empty required field invalid that does not say so.
    'aria-invalid': error !== undefined,
  };
  const wrong = error && (
    <p id={`${id}-error`} className={styles.error}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
  if (type === 'checkbox') {
    return (
      <div className={styles.consent}>
        {/* Of a checkbox that is required and not ticked Firefox says “invalid”, whatever `aria-invalid` says. */}
        <input
          {...control}
          type="checkbox"
          value="accepted"
          required={required && !hydrated}
          aria-required={required}
        />
        <label htmlFor={id}>{rich(words.label, { a: (text) => <PrivacyLink>{text}</PrivacyLink> })}</label>
        {wrong}
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
        <label htmlFor={id}>{required ? words.label : `${words.label} (${copy.optional})`}</label>
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
      {wrong}
    </div>
  );
}

/**
 * A phone number takes its form while it is typed: the code for that comes when the field is first touched, or filled in.
 * Where it does not come, the number is sent in that form all the same (`validation.ts`).
 */
function maskWhenTouched(field: HTMLInputElement): () => void {
  const touches = ['focus', 'input'];
  const ending = new AbortController();
  const { signal } = ending;
  const begin = () => {
    for (const type of touches) field.removeEventListener(type, begin);
    import('./mask-while-typing.ts').then(
      ({ maskWhileTyping }) => signal.aborted || signal.addEventListener('abort', maskWhileTyping(field)),
      () => {},
    );
  };
  for (const type of touches) field.addEventListener(type, begin, { signal });
  if (field.value || field === document.activeElement) begin();
  return () => ending.abort();
}
