import { flushSync } from 'react-dom';
import { resetForm, statusOf } from './form-state.ts';
import type { FormId } from './fields.ts';

/** Focuses the first field of a form on the page; resets a form whose message was sent. */
export function focusForm(id: FormId): void {
  if (statusOf(id).kind === 'sent') flushSync(() => resetForm(id));
  document.querySelector<HTMLElement>(`form[data-form="${id}"] [required]`)?.focus();
}
