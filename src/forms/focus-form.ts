/** For a link to a form on the page where that form is: to its first field, empty if the last message is sent. */
import { discard, statusOf } from './delivery.ts';
import type { FormId } from './fields.ts';

export function focusForm(id: FormId): void {
  // With the fields comes the focus: the form's area sees to it.
  if (statusOf(id).kind === 'sent') discard(id);
  else document.querySelector<HTMLElement>(`main form[data-form="${id}"] [required]`)?.focus();
}
