/** The fields of a form, each with its label above, a hint, and below what is wrong with it. */
import { type ComponentProps, useEffect, useRef } from 'react';
import { Maskito, maskitoTransform, maskitoUpdateElement } from '@maskito/core';
import { IconAlertTriangle } from '../ui/icons.tsx';
import { rich } from '../language/rich.tsx';
import { useCopy } from '../navigation/context.tsx';
import styles from './forms.module.css';
import { type Field as FieldSpec, type FieldType, formFields } from './fields.ts';
import { useForm } from './form.tsx';
import { PrivacyLink } from './parts/links.tsx';
import { phoneMaskOptions, phonePattern } from './phone-mask.ts';

/** All fields of the form around them, in the order of the list; two halves share a row. */
export function Fields() {
  const { id } = useForm();
  const rows: FieldSpec[][] = [];
  for (const field of formFields[id]) {
    const last = rows.at(-1);
    if (field.half && last?.length === 1 && last[0]!.half) last.push(field);
    else rows.push([field]);
  }
  return rows.map((row) => {
    const fields = row.map((field) => <Field key={field.name} field={field} />);
    return row.length === 1 ? (
      fields
    ) : (
      <div key={row[0]!.name} className={styles.pair}>
        {fields}
      </div>
    );
  });
}

interface FieldCopy {
  label: string;
  hint?: string;
  placeholder?: string;
  missing: string;
}

/** What an element of each type needs besides what all have. An address or a number is written from left to right. */
const attributes: Record<FieldType, ComponentProps<'input'>> = {
  text: { dir: 'auto', spellCheck: false },
  email: { dir: 'ltr', inputMode: 'email', spellCheck: false },
  tel: { dir: 'ltr', inputMode: 'tel', placeholder: phonePattern },
  textarea: { dir: 'auto' },
  checkbox: {},
};

function Field({ field }: { field: FieldSpec }) {
  const { name, type, required, autocomplete, dataLabel } = field;
  const { errors, sending, scripted, idOf } = useForm();
  const copy = useCopy('forms');
  const words: FieldCopy = copy.fields[field.copy];
  const id = idOf(name);
  const invalid = errors[name] !== undefined;
  const control = {
    id,
    name,
    'aria-describedby':
      [words.hint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ') || undefined,
    // Also where it is not: Firefox calls every empty required field invalid that does not say so.
    'aria-invalid': invalid,
  };
  if (type === 'checkbox') {
    return (
      <div data-field="" className={styles.consent}>
        <input
          {...control}
          type="checkbox"
          value="accepted"
          // Of a checkbox that is required and not ticked Firefox says “invalid”, whatever `aria-invalid` says.
          required={required && !scripted}
          aria-required={required}
          aria-disabled={sending || undefined}
          onClick={(event) => {
            if (sending) event.preventDefault();
          }}
        />
        <label htmlFor={id}>{rich(words.label, { a: (text) => <PrivacyLink>{text}</PrivacyLink> })}</label>
        <FieldError name={name} />
      </div>
    );
  }
  const shared = { ...attributes[type], ...control, required, readOnly: sending, 'data-label': dataLabel };
  const placeholder = words.placeholder ?? shared.placeholder;
  return (
    <div data-field="" className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {required ? words.label : `${words.label} (${copy.optional})`}
        </label>
        {words.hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {words.hint}
          </p>
        )}
      </div>
      {type === 'textarea' ? (
        <textarea
          {...(shared as ComponentProps<'textarea'>)}
          rows={4}
          className={`field-box ${styles.message}`}
        />
      ) : (
        <Input
          {...shared}
          type={type}
          autoComplete={autocomplete}
          autoCapitalize={type === 'text' ? 'words' : undefined}
          placeholder={placeholder}
          className={`field-box ${styles.control} ${type === 'tel' ? 'figures' : ''}`}
        />
      )}
      <FieldError name={name} />
    </div>
  );
}

/** An input; that of a phone number takes its form while it is typed. */
function Input(props: ComponentProps<'input'>) {
  const element = useRef<HTMLInputElement>(null);
  const isPhone = props.type === 'tel';
  useEffect(() => {
    if (!isPhone) return;
    const field = element.current!;
    const options = phoneMaskOptions();
    const mask = new Maskito(field, options);
    // What was typed before the application took over, or stands there from an earlier visit to the form.
    const { value, selectionStart, selectionEnd } = field;
    const selection = [selectionStart ?? value.length, selectionEnd ?? value.length] as const;
    maskitoUpdateElement(field, maskitoTransform({ value, selection }, options));
    return () => mask.destroy();
  }, [isPhone]);
  return <input {...props} ref={element} />;
}

/** What is wrong with a field, in the page's language. */
function FieldError({ name }: { name: string }) {
  const { idOf } = useForm();
  const text = useErrorText()(name);
  if (!text) return null;
  return (
    <p id={`${idOf(name)}-error`} className={styles.error}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

/** The words for what is wrong with a field, if anything is. */
export function useErrorText(): (name: string) => string | undefined {
  const { id, errors } = useForm();
  const copy = useCopy('forms');
  return (name) => {
    const field = formFields[id].find((each) => each.name === name);
    if (!field || !errors[name]) return undefined;
    if (errors[name] === 'missing') return copy.fields[field.copy].missing;
    return errors[name] === 'malformed' ? copy.errors.malformed : copy.errors.tooLong;
  };
}
