/**
 * What is going on in a form: what was typed, what is wrong with it, whether it is being sent. It is kept in
 * memory, outside of the page's components, so that nothing is lost when a dialog closes, the language changes
 * or the visitor looks at another page in between; and nowhere else, because these are personal data.
 */
import { siteConfig } from '../site-config.ts';
import { emailClient } from './email/client.ts';
import type { Failure } from './email/outcome.ts';
import type { Faults, FieldName } from './faults.ts';

export type FormId = 'contact' | 'lead' | 'partner';

export type Status =
  | { kind: 'writing' }
  | { kind: 'sending' }
  | { kind: 'failed'; failure: Failure }
  /** Sent; the answer will go to that address. */
  | { kind: 'sent'; replyTo: string };

export type Values = Partial<Record<FieldName, string>>;

export interface FormState {
  values: Values;
  faults: Faults;
  /** How often a submission was refused because of faults; a new number moves the focus. */
  refusals: number;
  status: Status;
  /** Counts the messages begun; the fields of another one are fresh. */
  message: number;
}

export interface FormSession {
  id: FormId;
  subscribe: (listener: () => void) => () => void;
  state: () => FormState;
  /** Takes what was typed into a field. */
  type: (name: FieldName, value: string) => void;
  /** Takes the faults found on submitting. */
  refuse: (faults: Faults) => void;
  /** Takes away a fault that is mended, or puts another in its place. */
  mend: (name: FieldName, fault: Faults[FieldName]) => void;
  /** Sends the form, unless it is being sent already. */
  send: (form: HTMLFormElement) => void;
  /** Says that the message was sent, and sends nothing: for what only a machine fills in. */
  swallow: () => void;
  /** Stops waiting for the answer. */
  cancel: () => void;
  /** Throws away what was typed, or begins another message after one was sent. */
  reset: () => void;
  /** Whether there is text that has not been sent. */
  hasText: () => boolean;
}

export const client = emailClient(siteConfig.email);

const empty: FormState = { values: {}, faults: {}, refusals: 0, status: { kind: 'writing' }, message: 0 };

function formSession(id: FormId): FormSession {
  const listeners = new Set<() => void>();
  let state = empty;
  let sending: AbortController | null = null;

  const change = (changes: Partial<FormState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
    guardUnsentText();
  };

  const hasText = () =>
    Object.entries(state.values).some(([name, value]) => name !== 'consent' && value.trim() !== '');

  const sent = () =>
    change({
      ...empty,
      message: state.message,
      status: { kind: 'sent', replyTo: state.values.from_email?.trim() ?? '' },
    });

  return {
    id,
    hasText,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (name, value) => {
      if (state.values[name] !== value) change({ values: { ...state.values, [name]: value } });
    },
    refuse: (faults) => change({ faults, refusals: state.refusals + 1, status: { kind: 'writing' } }),
    mend: (name, fault) => {
      if (state.faults[name] === fault) return;
      const { [name]: _, ...others } = state.faults;
      change({ faults: fault ? { ...others, [name]: fault } : others });
    },
    send: (form) => {
      if (sending) return;
      const attempt = new AbortController();
      sending = attempt;
      change({ faults: {}, status: { kind: 'sending' } });
      void client.sendForm(form, { limitId: id, signal: attempt.signal }).then((outcome) => {
        if (sending !== attempt) return;
        sending = null;
        if (outcome.kind === 'sent') sent();
        else change({ status: { kind: 'failed', failure: outcome } });
      });
    },
    swallow: sent,
    cancel: () => {
      sending?.abort();
      sending = null;
      change({ status: { kind: 'writing' } });
    },
    reset: () => change({ ...empty, message: state.message + 1 }),
  };
}

export const sessions: Record<FormId, FormSession> = {
  contact: formSession('contact'),
  lead: formSession('lead'),
  partner: formSession('partner'),
};

let guarded = false;

/** Leaving the site would lose the text: the browser asks. Only while there is some, since it costs its page cache. */
function guardUnsentText(): void {
  const needed = Object.values(sessions).some((session) => session.hasText());
  if (needed === guarded) return;
  guarded = needed;
  if (needed) addEventListener('beforeunload', askBeforeLeaving);
  else removeEventListener('beforeunload', askBeforeLeaving);
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
