/** For a link to a form on the page where that form is: to its first field, empty if the last message is sent. */
import { stores } from './form-stores.ts';
import type { FormId } from './message.ts';

export function focusForm(id: FormId): void {
  const store = stores[id];
  // With the fields comes the focus: the form's area sees to it.
  if (store.state().status.kind === 'sent') store.reset();
  else document.querySelector<HTMLElement>(`main form[data-form="${id}"] [required]`)?.focus();
}
