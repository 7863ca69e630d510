/**
 * The email client: `@emailjs/browser` with both of its calls, its options from the configuration, and one
 * outcome for all that can happen. It is fetched when it is wanted.
 */
import type * as EmailJs from '@emailjs/browser';
import type { EmailConfig } from '../../site-config.ts';
import { cancelled, type Failure, failureOf, type Outcome, timedOut, unavailable } from './outcome.ts';
import { storage, withoutForbiddenStorage } from './storage.ts';

/** How long a visitor is left waiting for an answer, in milliseconds. */
const patience = 20_000;

export interface SendOptions {
  /** What the limit of rate counts by: the id of the form. */
  limitId: string;
  /** Stops waiting for the answer. The message may arrive all the same: the client cannot call it back. */
  signal?: AbortSignal;
}

export interface EmailClient {
  /** Fetches the client's code ahead. */
  prepare: () => void;
  /** `POST /api/v1.0/email/send-form`: the fields of a form, as they stand in it. Never rejects. */
  sendForm: (form: HTMLFormElement, options: SendOptions) => Promise<Outcome>;
  /** `POST /api/v1.0/email/send`: parameters of the template. Never rejects. */
  send: (params: Record<string, unknown>, options: SendOptions) => Promise<Outcome>;
}

type Library = typeof EmailJs.default;
type Call = (
  library: Library,
  options: { limitRate: { id: string; throttle: number } },
) => Promise<EmailJs.EmailJSResponseStatus>;

/**
 * Makes the client.
 * @param settings the facts of the configuration; an empty origin is the site's own
 */
export function emailClient(settings: EmailConfig): EmailClient {
  /** The library, set up. A failed import is tried anew at the next call, in engines that ask for it again. */
  const load = async (): Promise<Library> => {
    const { default: library } = await withoutForbiddenStorage(() => import('@emailjs/browser'));
    library.init(
      {
        publicKey: settings.publicKey,
        blockHeadless: settings.blockHeadless,
        blockList: { list: settings.blockList, watchVariable: 'from_email' },
        limitRate: { throttle: settings.limitRate },
        // Without one, `init` takes away the library's own, and the limit never applies.
        storageProvider: storage,
      },
      settings.origin || location.origin,
    );
    return library;
  };

  /** Calls the library, waits as long as is reasonable, and gives the limit back if nothing was sent. */
  const deliver = async (call: Call, { limitId, signal }: SendOptions): Promise<Outcome> => {
    const id = `email-sent-${limitId}`;
    const lastSent = await storage.get(id);
    const waiting = new AbortController();

    const answer = async (): Promise<Outcome> => {
      const library = await load().catch(() => null);
      if (!library) return unavailable;
      // Nobody waits any more: what has not gone out must not go out later.
      if (waiting.signal.aborted || signal?.aborted) return cancelled;
      try {
        const { status, text } = await call(library, { limitRate: { id, throttle: settings.limitRate } });
        return { kind: 'sent', status, text };
      } catch (reason) {
        return failureOf(reason);
      }
    };

    const outcome = await Promise.race([answer(), patienceLost(waiting.signal), aborted(signal)]);
    waiting.abort();
    // The library has noted the time before it knew whether the message would go out. A visitor whose message
    // was not sent must be able to try again at once.
    if (outcome.kind !== 'sent') await (lastSent ? storage.set(id, lastSent) : storage.remove(id));
    return outcome;
  };

  return {
    prepare: () => void load().catch(() => {}),
    sendForm: (form, options) =>
      deliver(
        (library, limit) => library.sendForm(settings.serviceId, settings.templateId, form, limit),
        options,
      ),
    send: (params, options) =>
      deliver(
        (library, limit) => library.send(settings.serviceId, settings.templateId, params, limit),
        options,
      ),
  };
}

/** Kept when the visitor has waited long enough; the clock stops when the signal is given. */
function patienceLost(over: AbortSignal): Promise<Failure> {
  return new Promise((resolve) => {
    const clock = setTimeout(() => resolve(timedOut), patience);
    over.addEventListener('abort', () => clearTimeout(clock), { once: true });
  });
}

/** Kept when the signal is given, never otherwise. */
function aborted(signal: AbortSignal | undefined): Promise<Failure> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve(cancelled);
    signal?.addEventListener('abort', () => resolve(cancelled), { once: true });
  });
}
