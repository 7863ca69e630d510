import { IconCheck } from '@tabler/icons-react';
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { NewTab } from '../../ui/button.tsx';
import { useForm } from '../use-form.ts';
import styles from './fields.module.css';
import { FieldErrorMessage, useControl } from './frame.tsx';
import { useInitialValue } from './text-field.tsx';

/** The consent to process personal data: required, never ticked beforehand. Its link opens for itself. */
export function ConsentField() {
  const copy = useCopy('contact').fields.consent;
  const address = useAddress();
  const { readOnly, ...control } = useControl('consent');
  const { scripted } = useForm();
  const initial = useInitialValue('consent');
  return (
    <div data-field="" className={styles.consent}>
      <div className={styles.tick}>
        <input
          {...control}
          type="checkbox"
          value="accepted"
          // Of a checkbox that is required and not ticked Firefox says “invalid”, whatever `aria-invalid` says.
          required={!scripted}
          aria-required
          defaultChecked={initial !== ''}
          aria-disabled={readOnly || undefined}
          onClick={(event) => {
            if (readOnly) event.preventDefault();
          }}
        />
        <IconCheck size={18} stroke={2} aria-hidden="true" />
      </div>
      <label htmlFor={control.id}>
        {rich(copy, {
          a: (words) => (
            <a href={address('privacy')} target="_blank" rel="noopener" className={styles.link}>
              {words}
              <NewTab />
            </a>
          ),
        })}
      </label>
      <FieldErrorMessage name="consent" />
    </div>
  );
}
