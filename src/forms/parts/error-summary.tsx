import type { MouseEvent } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import { fill } from '../../language/copy.ts';
import { useCopy } from '../../routing/context.tsx';
import type { FieldName } from '../faults.ts';
import { faultKey } from '../fields/frame.tsx';
import { useForm } from '../use-form.ts';
import styles from './parts.module.css';

/**
 * Above the fields: that all are required, or, when more than one is wrong, how many, with a link to each.
 * An alert is read as a whole when it changes; here only what is added, or each mended field would repeat it.
 */
export function ErrorSummary() {
  const { state, idOf } = useForm();
  const copy = useCopy('forms');
  const faults = Object.entries(state.faults) as [FieldName, 'missing' | 'malformed'][];
  if (faults.length < 2) return <p className={styles.required}>{copy.required}</p>;

  const goTo = (event: MouseEvent, name: FieldName) => {
    event.preventDefault();
    document.getElementById(idOf(name))?.focus();
  };

  return (
    <div className={styles.summary} role="alert" aria-atomic="false" aria-relevant="additions">
      <IconAlertTriangle size={24} stroke={1.5} aria-hidden="true" />
      <div>
        <p className={styles.alertTitle}>
          {faults.length === 2 ? copy.faults.two : fill(copy.faults.more, { count: faults.length })}
        </p>
        <ul className={styles.summaryLinks}>
          {faults.map(([name, fault]) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} onClick={(event) => goTo(event, name)}>
                {copy.faults[faultKey(name, fault)].short}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
