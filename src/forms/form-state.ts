/**
 * The forms of the document, and what becomes of their messages. What was typed is kept by the form's own element, also
 * after it has left the document (a dialog that closed, a page that was left), until the next one takes it over; and
 * nowhere else, because these are personal data.
 */
import { useSyncExternalStore } from 'react';
import type { SendResult } from './send-result.ts';
import { formFields, type FormId } from './fields.ts';
import { validateFields, type FormValues } from './validation.ts';
import { type Message, type MessageContext, newMessage, sameValues } from './message.ts';
import { sendEmail } from './email-client.ts';

export type Status = { kind: 'writing' } | { kind: 'sending' } | (SendResult & { replyTo?: string });

interface FormState {
  /** The form in the document, or the last one that was. */
  element: HTMLFormElement | null;
  status: Status;
  /** What was last sent and is not known to have arrived. */
  message: Message | null;
}

/** How long a visitor is left waiting for an answer, in milliseconds. */
const timeoutMs = 20_000;

const ids = Object.keys(formFields) as FormId[];
const writing: Status = { kind: 'writing' };
const served = new Set<HTMLFormElement>();
const states = {} as Record<FormId, FormState>;
for (const id of ids) {
  const element = globalThis.document?.querySelector<HTMLFormElement>(`form[data-form="${id}"]`) ?? null;
  if (element) served.add(element);
  states[id] = { element, status: writing, message: null };
}

/** The last field of a served form that had the focus; it has none any more when React has built the form anew. */
let focused: Element | null = globalThis.document?.activeElement ?? null;

globalThis.document?.addEventListener('focusin', ({ target }) => {
  focused = target as Element;
});

// Leaving the site would lose the text: the browser asks.
globalThis.window?.addEventListener('beforeunload', (event) => {
  if (ids.some(isPending)) event.preventDefault();
});

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setStatus(id: FormId, status: Status): void {
  states[id].status = status;
  for (const listener of listeners) listener();
}

export const statusOf = (id: FormId): Status => states[id].status;

/** What becomes of a form's message, from anywhere. */
export function useStatus(id: FormId): Status {
  return useSyncExternalStore(
    subscribe,
    () => statusOf(id),
    () => writing,
  );
}

/** The field of that name in a form. */
function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector(`[name="${name}"]`);
}

/**
 * Takes a form that has come into the document, with what was typed into the one before it. React builds a served page
 * anew when it finds an element in it that it does not know, such as an extension's: then the focus goes over too.
 */
export function registerForm(id: FormId, form: HTMLFormElement): void {
  const before = states[id].element;
  states[id].element = form;
  const rebuilt = before !== null && served.delete(before);
  if (!before || before === form) return;
  for (const { name, type } of formFields[id]) {
    const [from, to] = [controlOf(before, name), controlOf(form, name)];
    if (!from || !to) continue;
    if (type === 'checkbox') to.checked = from.checked;
    else to.value = from.value;
    if (!rebuilt || from !== focused || document.activeElement !== document.body) continue;
    to.focus({ preventScroll: true });
    if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
  }
}

/** Puts a form back where an extension has put a copy of it, with what was typed into that. */
export function restoreForm(id: FormId, copy: HTMLFormElement): void {
  const form = states[id].element!;
  states[id].element = copy;
  registerForm(id, form);
  copy.replaceWith(form);
}

/** What stands in a form now, and what is wrong with it. */
export function validateForm(id: FormId): ReturnType<typeof validateFields> {
  return validateFields(id, new FormData(states[id].element ?? undefined));
}

/** Whether leaving a form would leave something behind: text, or a message on its way. */
export function isPending(id: FormId): boolean {
  return statusOf(id).kind === 'sending' || Object.keys(validateForm(id).values).length > 0;
}

/** Throws away what was typed, or begins another message after one was sent. */
export function discard(id: FormId): void {
  states[id].message = null;
  states[id].element?.reset();
  setStatus(id, writing);
}

/** Sends what was read from a form, unless a message of it is on its way. */
export function submitMessage(id: FormId, values: FormValues, context: MessageContext): void {
  const state = states[id];
  if (state.status.kind === 'sending') return;
  const repeated = state.message && sameValues(state.message.values, values) ? state.message : null;
  const message = repeated ?? newMessage(id, values, context, new Date());
  const sending: Status = { kind: 'sending' };
  state.message = message;
  setStatus(id, sending);

  /** Takes an answer, also a success that comes after its time. */
  const take = (answer: SendResult) => {
    const waiting = state.status === sending;
    if (state.message !== message || (answer.kind !== 'sent' && !waiting)) return;
    if (answer.kind !== 'sent') return setStatus(id, answer);
    const unchanged = sameValues(validateForm(id).values, values);
    // What was changed meanwhile is another message, and stays.
    if (!unchanged && !waiting) return;
    state.message = null;
    if (unchanged) state.element?.reset();
    setStatus(id, { ...answer, replyTo: values.from_email });
  };

  const giveUp = new AbortController();
  const timer = setTimeout(() => {
    giveUp.abort();
    take({ kind: 'may-have-arrived' });
  }, timeoutMs);
  void sendEmail(message.fields, `email-sent-${id}`, giveUp.signal).then((answer) => {
    clearTimeout(timer);
    take(answer);
  });
}
