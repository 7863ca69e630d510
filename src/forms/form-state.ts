/**
 * The state of the forms, outside React: it outlives a dialog or page that is closed while a message is being
 * sent. Typed values stay in the form element, also after it is removed, and are copied into the next one. They
 * are personal data and are stored nowhere else.
 */
import { useSyncExternalStore } from 'react';
import type { SendResult } from './send-result.ts';
import { formFields, type FormId } from './fields.ts';
import { validateFields, type FormValues } from './validation.ts';
import { type Message, type MessageContext, newMessage, sameValues } from './message.ts';
import { sendEmail } from './email-client.ts';

export type Status = { kind: 'writing' } | { kind: 'sending' } | (SendResult & { replyTo?: string });

interface FormState {
  /** The form in the document, or the last one that was in it. */
  element: HTMLFormElement | null;
  status: Status;
  /** The last message that is not confirmed as sent. */
  message: Message | null;
}

/** Milliseconds before the page stops waiting for an answer. */
const timeoutMs = 20_000;

const ids = Object.keys(formFields) as FormId[];
const writing: Status = { kind: 'writing' };
const prerenderedForms = new Set<HTMLFormElement>();
const states = {} as Record<FormId, FormState>;
for (const id of ids) {
  const element = globalThis.document?.querySelector<HTMLFormElement>(`form[data-form="${id}"]`) ?? null;
  if (element) prerenderedForms.add(element);
  states[id] = { element, status: writing, message: null };
}

/** The last focused element. When React renders a prerendered form again, its field has already lost the focus. */
let focused: Element | null = globalThis.document?.activeElement ?? null;

globalThis.document?.addEventListener('focusin', ({ target }) => {
  focused = target as Element;
});

// The browser asks before the visitor leaves the site and loses what they typed.
globalThis.window?.addEventListener('beforeunload', (event) => {
  if (ids.some(hasUnsavedChanges)) event.preventDefault();
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

/** The status of a form, for any component. */
export function useStatus(id: FormId): Status {
  return useSyncExternalStore(
    subscribe,
    () => statusOf(id),
    () => writing,
  );
}

/** The control with a name. */
function controlOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector(`[name="${name}"]`);
}

/**
 * Registers a form that was added to the document, and copies the values of the previous one into it. If React
 * could not hydrate a prerendered form (an extension changed it), the focus moves too.
 */
export function registerForm(id: FormId, form: HTMLFormElement): void {
  const before = states[id].element;
  states[id].element = form;
  const rebuilt = before !== null && prerenderedForms.delete(before);
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

/** Replaces an extension's copy of a form by the form itself, with the values of the copy. */
export function restoreForm(id: FormId, copy: HTMLFormElement): void {
  const form = states[id].element!;
  states[id].element = copy;
  registerForm(id, form);
  copy.replaceWith(form);
}

/** The current values of a form, and their errors. */
export function validateForm(id: FormId): ReturnType<typeof validateFields> {
  return validateFields(id, new FormData(states[id].element ?? undefined));
}

/** Whether closing the form would lose text, or leave a message that is still being sent. */
export function hasUnsavedChanges(id: FormId): boolean {
  return statusOf(id).kind === 'sending' || Object.keys(validateForm(id).values).length > 0;
}

/** Resets a form and its status. */
export function resetForm(id: FormId): void {
  states[id].message = null;
  states[id].element?.reset();
  setStatus(id, writing);
}

/**
 * Sends the values of a form, unless a message is already being sent. The same values again are the same
 * message, with the same id.
 */
export function submitMessage(id: FormId, values: FormValues, context: MessageContext): void {
  const state = states[id];
  if (state.status.kind === 'sending') return;
  const repeated = state.message && sameValues(state.message.values, values) ? state.message : null;
  const message = repeated ?? newMessage(id, values, context, new Date());
  const sending: Status = { kind: 'sending' };
  state.message = message;
  setStatus(id, sending);

  /** Shows an answer. A success counts even after the timeout. */
  const settle = (answer: SendResult) => {
    const waiting = state.status === sending;
    if (state.message !== message || (answer.kind !== 'sent' && !waiting)) return;
    if (answer.kind !== 'sent') return setStatus(id, answer);
    const unchanged = sameValues(validateForm(id).values, values);
    // Changed values are a new message: they stay in the form.
    if (!unchanged && !waiting) return;
    state.message = null;
    if (unchanged) state.element?.reset();
    setStatus(id, { ...answer, replyTo: values.from_email });
  };

  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
    settle({ kind: 'may-have-arrived' });
  }, timeoutMs);
  void sendEmail(message.fields, `email-sent-${id}`, controller.signal).then((answer) => {
    clearTimeout(timer);
    settle(answer);
  });
}
