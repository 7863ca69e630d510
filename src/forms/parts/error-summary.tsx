import type { MouseEvent } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import { ErrorText } from '../error-text.tsx';
import type { FieldName } from '../form-errors.ts';
import { useForm } from '../use-form.ts';
import styles from './parts.module.css';

/**
 * Above the fields: that all are required, or, when more than one is wrong, how many, with a link to each. The
 * number is said once, when the form was rejected: as it falls, somebody is writing, and is not interrupted.
 */
export function ErrorSummary() {
  const { state, idOf } = useForm();
  const { required } = useCopy('contact');
  const { errors } = useCopy('forms');
  const names = Object.keys(state.errors) as FieldName[];
  const several = names.length > 1;

  const goTo = (event: MouseEvent, name: FieldName) => {
    event.preventDefault();
    document.getElementById(idOf(name))?.focus();
  };

  return (
    <>
      {!several && <p className={styles.required}>{required}</p>}
      <div className={several ? styles.summary : 'visually-hidden'} data-summary={several || undefined}>
        {several && <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" />}
        <div>
          <p
            role="status"
            aria-live={names.length === state.rejectedErrors ? undefined : 'off'}
            className={styles.alertTitle}
          >
            {several && (
              <span key={state.rejections}>
                {names.length === 2 ? errors.two : fill(errors.more, { count: names.length })}
              </span>
            )}
          </p>
          {several && (
            <ul className={styles.summaryLinks}>
              {names.map((name) => (
                <li key={name}>
                  <a href={`#${idOf(name)}`} onClick={(event) => goTo(event, name)}>
                    <ErrorText name={name} length="short" />
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}
