import { flushSync } from 'react-dom';
import { discard, statusOf } from './form-state.ts';
import type { FormId } from './fields.ts';

/** Leads to the first field of a form that is on the page, empty if its last message is sent. */
export function focusForm(id: FormId): void {
  if (statusOf(id).kind === 'sent') flushSync(() => discard(id));
  document.querySelector<HTMLElement>(`form[data-form="${id}"] [required]`)?.focus();
}
