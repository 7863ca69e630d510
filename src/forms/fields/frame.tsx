/** What surrounds a control: its label above, a hint, and below what is wrong with it. */
import type { ReactNode } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useCopy } from '../../routing/context.tsx';
import type { FieldName } from '../faults.ts';
import { useForm } from '../use-form.ts';
import styles from './fields.module.css';

/** The attributes that tie a control to its form, its hint and its message. */
export interface Control {
  id: string;
  name: FieldName;
  required: true;
  readOnly: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** The attributes of the control of that name. */
export function useControl(name: FieldName, hasHint = false): Control {
  const { state, idOf } = useForm();
  const id = idOf(name);
  const invalid = state.faults[name] !== undefined;
  const described = [hasHint && `${id}-hint`, invalid && `${id}-fault`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required: true,
    readOnly: state.status.kind === 'sending',
    'aria-invalid': invalid || undefined,
    'aria-describedby': described || undefined,
  };
}

interface Props {
  name: FieldName;
  label: string;
  hint?: string;
  className?: string;
  children: ReactNode;
}

export function Frame({ name, label, hint, className, children }: Props) {
  const id = useForm().idOf(name);
  return (
    <div className={`${styles.field} ${className ?? ''}`}>
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
      <FaultMessage name={name} />
    </div>
  );
}

/** What is wrong with a field, in the page's language. */
export function FaultMessage({ name }: { name: FieldName }) {
  const { state, idOf } = useForm();
  const copy = useCopy('forms').faults;
  const fault = state.faults[name];
  if (!fault) return null;
  return (
    <p id={`${idOf(name)}-fault`} className={styles.fault}>
      <IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />
      <span>{copy[faultKey(name, fault)].whole}</span>
    </p>
  );
}

/** Which words of the copy belong to a fault. */
export function faultKey(name: FieldName, fault: 'missing' | 'malformed') {
  return fault === 'malformed' ? 'email_malformed' : name;
}
