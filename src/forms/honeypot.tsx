import { useCopy } from '../navigation/context.tsx';
import { useForm } from './form.tsx';

/** A name that machines like. A browser's own filling-in does not know it, but an extension's may. */
export const honeypotName = 'website';

/**
 * A field that nobody sees, and only machines fill in: a message with it is marked, never dropped. Until the
 * application runs it is disabled, so that a plain post does not carry it.
 */
export function Honeypot() {
  const { scripted, idOf } = useForm();
  const id = idOf(honeypotName);
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{useCopy('forms').honeypot}</label>
      <input type="text" id={id} name={honeypotName} tabIndex={-1} autoComplete="off" disabled={!scripted} />
    </div>
  );
}
