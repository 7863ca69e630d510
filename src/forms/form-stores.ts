/** The three forms, sent by the email client; and the question of the browser while there is text in one. */
import { sendEmail } from './email/send.ts';
import { createFormStore, type FormStore, pendingIn } from './form-store.ts';
import type { FormId } from './message.ts';

export const stores: Record<FormId, FormStore> = {
  contact: createFormStore('contact', sendEmail),
  lead: createFormStore('lead', sendEmail),
  partner: createFormStore('partner', sendEmail),
};

let guarded = false;

/** Leaving the site would lose the text: the browser asks. Only while there is some, since it costs its page cache. */
function guardText(): void {
  const needed = Object.values(stores).some((store) => pendingIn(store.state()) !== 'nothing');
  if (needed === guarded) return;
  guarded = needed;
  if (needed) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

for (const store of Object.values(stores)) store.subscribe(guardText);
