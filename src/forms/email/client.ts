/**
 * The email client: `@emailjs/browser` with both of its calls, its options from the configuration, and one
 * outcome for all that can happen.
 */
import type * as EmailJs from '@emailjs/browser';
import { init, send, sendForm } from '@emailjs/browser';
import type { EmailConfig } from '../../site-config.ts';
import { failureOf, type Outcome } from './outcome.ts';
import { storage } from './storage.ts';

export interface SendOptions {
  /** What the limit of rate counts by: the id of the form. */
  limitId: string;
  /** Given when nobody waits for the answer any more. The message may arrive all the same. */
  signal?: AbortSignal;
}

export interface EmailClient {
  /** `POST /api/v1.0/email/send-form`: the fields of a form. Never rejects. */
  sendForm: (fields: Record<string, string>, options: SendOptions) => Promise<Outcome>;
  /** `POST /api/v1.0/email/send`: parameters of the template. Never rejects. */
  send: (params: Record<string, unknown>, options: SendOptions) => Promise<Outcome>;
}

type Call = (options: {
  limitRate: { id: string; throttle: number };
}) => Promise<EmailJs.EmailJSResponseStatus>;

/**
 * Makes the client.
 * @param settings what the configuration says of the email service
 * @param siteOrigin the origin of the page, where the service answers if the configuration names no other
 */
export function emailClient(settings: EmailConfig, siteOrigin: string): EmailClient {
  init(
    {
      publicKey: settings.publicKey,
      blockHeadless: settings.blockHeadless,
      blockList: { list: settings.blockList, watchVariable: 'from_email' },
      limitRate: { throttle: settings.limitRate },
      // Without one, `init` takes away the library's own, and the limit never applies.
      storageProvider: storage,
    },
    settings.origin || siteOrigin,
  );

  /** Calls the library, and gives the limit back if nothing is known to have been sent. */
  const deliver = async (call: Call, { limitId, signal }: SendOptions): Promise<Outcome> => {
    const id = `email-sent-${limitId}`;
    const lastSent = await storage.get(id);
    // The library notes the time before it knows whether the message will go out. A visitor who has no answer
    // must be able to try again at once.
    const giveBack = () => void (lastSent ? storage.set(id, lastSent) : storage.remove(id));
    signal?.addEventListener('abort', giveBack, { once: true });
    try {
      const { status, text } = await call({ limitRate: { id, throttle: settings.limitRate } });
      return { kind: 'sent', status, text };
    } catch (reason) {
      giveBack();
      return failureOf(reason);
    }
  };

  const { serviceId, templateId } = settings;
  return {
    sendForm: (fields, options) =>
      deliver((limit) => sendForm(serviceId, templateId, formWith(fields), limit), options),
    send: (params, options) => deliver((limit) => send(serviceId, templateId, params, limit), options),
  };
}

/** A form, which is what the library reads, that holds these fields as they are, line breaks and all. */
function formWith(fields: Record<string, string>): HTMLFormElement {
  const form = document.createElement('form');
  form.addEventListener('formdata', ({ formData }) => {
    for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  });
  return form;
}
