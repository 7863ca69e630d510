import type { MouseEvent } from 'react';
import { IconAlertTriangle } from '../../ui/icons.tsx';
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import { useErrorText } from '../field.tsx';
import { formFields } from '../fields.ts';
import { useForm } from '../form.tsx';
import styles from '../forms.module.css';

/**
 * Above the fields: that all are required, if they are, or, when more than one is wrong, how many, with a link to each.
 * The number is said once, when the form was rejected: as it falls, somebody is writing, and is not interrupted.
 */
export function ErrorSummary() {
  const { id, errors, rejections, rejected, idOf } = useForm();
  const copy = useCopy('forms');
  const textOf = useErrorText();
  const names = Object.keys(errors);
  const several = names.length > 1;
  const allRequired = formFields[id].every(({ required }) => required);

  const goTo = (event: MouseEvent, name: string) => {
    event.preventDefault();
    document.getElementById(idOf(name))?.focus();
  };

  return (
    <>
      {!several && allRequired && <p className={styles.note}>{copy.required}</p>}
      <div className={several ? styles.summary : 'visually-hidden'} data-summary={several || undefined}>
        {several && <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" />}
        <div>
          <p
            role="status"
            aria-live={names.length === rejected ? undefined : 'off'}
            className={styles.alertTitle}
          >
            {several && (
              <span key={rejections}>
                {names.length === 2 ? copy.errors.two : fill(copy.errors.more, { count: names.length })}
              </span>
            )}
          </p>
          {several && (
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <a href={`#${idOf(name)}`} className={styles.link} onClick={(event) => goTo(event, name)}>
                    {textOf(name)}
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
