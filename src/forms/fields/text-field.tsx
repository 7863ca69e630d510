import { type HTMLInputAutoCompleteAttribute, useState } from 'react';
import { type FieldName, maxLengths } from '../form-errors.ts';
import { useForm } from '../use-form.ts';
import styles from './fields.module.css';
import { Frame, useControl } from './frame.tsx';

interface Props {
  name: 'from_name' | 'from_email';
  label: string;
  hint?: string;
  placeholder?: string;
  autoComplete: HTMLInputAutoCompleteAttribute;
  className?: string;
}

/** A line of text: a name, or an email address, which is written left to right in every language. */
export function TextField({ name, label, hint, placeholder, autoComplete, className }: Props) {
  const control = useControl(name, hint !== undefined);
  const initial = useInitialValue(name);
  const email = name === 'from_email';
  return (
    <Frame name={name} label={label} hint={hint} className={className}>
      <input
        {...control}
        type={email ? 'email' : 'text'}
        inputMode={email ? 'email' : undefined}
        autoComplete={autoComplete}
        autoCapitalize={email ? undefined : 'words'}
        spellCheck={false}
        dir={email ? 'ltr' : 'auto'}
        maxLength={maxLengths[name]}
        placeholder={placeholder}
        defaultValue={initial}
        className={`field-box ${styles.control}`}
      />
    </Frame>
  );
}

/** What was typed before the field was shown, as it was then: from here on the element itself holds the text. */
export function useInitialValue(name: FieldName) {
  const { state } = useForm();
  return useState(() => state.values[name] ?? '')[0];
}
