/**
 * What is going on in a form: what was typed, what is wrong with it, whether it is being sent. It is kept in
 * memory, outside of the page's components, so that nothing is lost when a dialog closes, the language changes
 * or the visitor looks at another page in between; and nowhere else, because these are personal data.
 */
import { type Failure, mayHaveArrived, type Outcome, timedOut } from './email/outcome.ts';
import type { FieldError, FieldName, FormErrors } from './form-errors.ts';
import {
  type FormId,
  type Message,
  type MessageContext,
  newMessage,
  textOf,
  type Values,
} from './message.ts';

export type Status =
  | { kind: 'writing' }
  | { kind: 'sending' }
  | { kind: 'failed'; failure: Failure }
  /** The email service has accepted it; the answer will go to that address. */
  | { kind: 'sent'; replyTo: string };

export interface FormState {
  values: Values;
  /** The message that was written for the visitor. As long as it stands unchanged, nobody has typed it. */
  suggested: string;
  errors: FormErrors;
  /** How often a submission was rejected because of errors; a new number moves the focus. */
  rejections: number;
  /** How many errors the last rejection found. */
  rejectedErrors: number;
  /** How often sending failed; a new number means a new button, so that it is announced with the focus. */
  failures: number;
  status: Status;
  /** Counts the messages begun; the fields of another one are fresh. */
  edition: number;
}

/** What closing a form would leave behind. */
export type Pending = 'nothing' | 'unsent' | 'sending' | 'unanswered';

export interface FormStore {
  id: FormId;
  subscribe: (listener: () => void) => () => void;
  state: () => FormState;
  /** Takes what was typed into a field. */
  setValue: (name: FieldName, value: string) => void;
  /** Writes a message for the visitor, unless they have written one; the fields are fresh then. */
  suggest: (question: string) => void;
  /** Makes the fields anew, with what was typed on the page of the same form meanwhile. */
  renew: () => void;
  /** Takes the errors found on submitting. */
  setErrors: (errors: FormErrors) => void;
  /** Takes away the error of a field, or puts another in its place. */
  setError: (name: FieldName, error: FieldError | undefined) => void;
  /** Sends the form, unless it is being sent already. */
  send: (context: MessageContext) => void;
  /** Throws away what was typed, or begins another message after one was sent. */
  reset: () => void;
  /** Whether an answer came a moment ago, and nothing was typed since: a second press is not meant for it. */
  justAnswered: () => boolean;
}

/**
 * Sends the fields of a message. Never rejects.
 * @param signal given when nobody waits any more; the message may arrive all the same
 */
export type Send = (
  fields: Record<string, string>,
  options: { limitId: string; signal: AbortSignal },
) => Promise<Outcome>;

/** How long a visitor is left waiting for an answer, in milliseconds. */
export const timeoutMs = 20_000;

/** How long after an answer a press of Enter still belongs to what was there before, in milliseconds. */
const secondPressMs = 1000;

const empty: FormState = {
  values: {},
  suggested: '',
  errors: {},
  rejections: 0,
  rejectedErrors: 0,
  failures: 0,
  status: { kind: 'writing' },
  edition: 0,
};

/** What closing a form in this state would leave behind. */
export function pendingIn({ status, values, suggested }: FormState): Pending {
  if (status.kind === 'sending') return 'sending';
  if (!Object.values(values).some((value) => value.trim() !== '' && value !== suggested)) return 'nothing';
  return status.kind === 'failed' && mayHaveArrived(status.failure) ? 'unanswered' : 'unsent';
}

/** Makes the store of a form. */
export function createFormStore(id: FormId, send: Send): FormStore {
  const listeners = new Set<() => void>();
  let state = empty;
  /** What was last sent and is not known to have arrived. */
  let message: Message | null = null;
  let attempts = 0;
  let answeredAt = -Infinity;

  const change = (changes: Partial<FormState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  /** Takes an answer, in whatever order answers come: the one to an earlier attempt, after its time, as well. */
  const answer = (to: Message, attempt: number, outcome: Outcome) => {
    // Thrown away meanwhile.
    if (message !== to) return;
    // Changed while it went out, by what does not heed that the fields are locked: what stands here is another message.
    if (textOf(state.values) !== to.text) {
      if (attempt === attempts && state.status.kind === 'sending') change({ status: { kind: 'writing' } });
      return;
    }
    if (outcome.kind === 'sent') {
      message = null;
      answeredAt = Date.now();
      change({
        ...empty,
        edition: state.edition,
        status: { kind: 'sent', replyTo: to.fields.from_email ?? '' },
      });
    } else if (attempt === attempts) {
      answeredAt = Date.now();
      change({ failures: state.failures + 1, status: { kind: 'failed', failure: outcome } });
    }
  };

  return {
    id,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setValue: (name, value) => {
      if ((state.values[name] ?? '') === value) return;
      answeredAt = -Infinity;
      change({ values: { ...state.values, [name]: value } });
    },
    suggest: (question) => {
      const { values, suggested, status, edition } = state;
      const own = values.message?.trim() && values.message !== suggested;
      if (own || values.message === question || status.kind === 'sending') return;
      change({ values: { ...values, message: question }, suggested: question, edition: edition + 1 });
    },
    renew: () => change({ edition: state.edition + 1 }),
    setErrors: (errors) =>
      change({
        errors,
        rejections: state.rejections + 1,
        rejectedErrors: Object.keys(errors).length,
        status: { kind: 'writing' },
      }),
    setError: (name, error) => {
      if (state.errors[name] === error) return;
      const { [name]: _, ...others } = state.errors;
      change({ errors: error ? { ...others, [name]: error } : others });
    },
    send: (context) => {
      if (state.status.kind === 'sending') return;
      const repeated = message?.text === textOf(state.values) ? message : null;
      const sent = repeated ?? newMessage(id, state.values, context, new Date());
      message = sent;
      attempts += 1;
      const attempt = attempts;
      change({ errors: {}, status: { kind: 'sending' } });
      const waiting = new AbortController();
      const timer = setTimeout(() => {
        waiting.abort();
        answer(sent, attempt, timedOut);
      }, timeoutMs);
      void send(sent.fields, { limitId: id, signal: waiting.signal }).then((outcome) => {
        clearTimeout(timer);
        answer(sent, attempt, outcome);
      });
    },
    reset: () => {
      message = null;
      change({ ...empty, edition: state.edition + 1 });
    },
    justAnswered: () => Date.now() - answeredAt < secondPressMs,
  };
}
