/** What surrounds a control: its label above, a hint, and below what is wrong with it. */
import type { ReactNode } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { ErrorText } from '../error-text.tsx';
import type { FieldName } from '../form-errors.ts';
import { useForm } from '../use-form.ts';
import { CharactersLeft } from './characters-left.tsx';
import styles from './fields.module.css';

/** The attributes that tie a control to its form, its hint and its error. */
export interface Control {
  id: string;
  name: FieldName;
  required: true;
  readOnly: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** The attributes of the control of that name. */
export function useControl(name: FieldName, hasHint = false): Control {
  const { state, idOf } = useForm();
  const id = idOf(name);
  const invalid = state.errors[name] !== undefined;
  const described = [hasHint && `${id}-hint`, invalid && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required: true,
    readOnly: state.status.kind === 'sending',
    // Also where it is not: Firefox calls every empty required field invalid that does not say so.
    'aria-invalid': invalid,
    'aria-describedby': described || undefined,
  };
}

interface Props {
  name: Exclude<FieldName, 'consent'>;
  label: string;
  hint?: string;
  className?: string;
  children: ReactNode;
}

export function Frame({ name, label, hint, className, children }: Props) {
  const id = useForm().idOf(name);
  return (
    <div data-field="" className={`${styles.field} ${className ?? ''}`}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      {children}
      <CharactersLeft name={name} />
      <FieldErrorMessage name={name} />
    </div>
  );
}

/** What is wrong with a field, in the page's language. */
export function FieldErrorMessage({ name }: { name: FieldName }) {
  const { state, idOf } = useForm();
  if (!state.errors[name]) return null;
  return (
    <p id={`${idOf(name)}-error`} className={styles.error}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />
      <span>
        <ErrorText name={name} length="whole" />
      </span>
    </p>
  );
}
