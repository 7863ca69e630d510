/** The email client: `@emailjs/browser`, configured; every outcome is a `SendResult`. */
import { tryOrUndefined } from '../utils/try-or-undefined.ts';
import { withTimeout } from '../utils/with-timeout.ts';
import { type SendResult, toSendResult } from './send-result.ts';
import type { FormValues } from './validation.ts';
import { emailConfig, formAction, serviceFields } from './email-config.ts';

const storageProvider = {
  get: async (key: string) => tryOrUndefined(() => localStorage.getItem(key)) ?? null,
  set: async (key: string, value: string) => tryOrUndefined(() => localStorage.setItem(key, value)),
  remove: async (key: string) => tryOrUndefined(() => localStorage.removeItem(key)),
};

/** Null if the library cannot be loaded, or throws because storage is blocked. */
const load = () => withTimeout(import('@emailjs/browser'), 8000).catch(() => null);

/**
 * Sends a message with EmailJS's `send-form` call. Never rejects, and has no timeout of its own.
 * @param limitId the key of the rate limit
 * @param signal aborted when the page stops waiting; the message may still arrive
 */
export async function sendEmail(
  fields: FormValues,
  limitId: string,
  signal: AbortSignal,
): Promise<SendResult> {
  // EmailJS starts the rate limit before it sends; a failed message can be sent again at once.
  const clearRateLimit = () => storageProvider.remove(limitId);
  signal.addEventListener('abort', () => void clearRateLimit());
  const { publicKey, serviceId, templateId, blockHeadless, blockList, limitRate } = emailConfig;
  const client = await load();
  try {
    if (!client) return await post(fields);
    const form = document.createElement('form');
    form.addEventListener('formdata', ({ formData }) => {
      for (const [name, value] of Object.entries(fields)) formData.set(name, value);
    });
    const list = { list: blockList, watchVariable: 'from_email' };
    // Without a storage provider, `init` removes the default one, and the rate limit never applies.
    client.init(
      { publicKey, blockHeadless, blockList: list, storageProvider },
      emailConfig.origin || location.origin,
    );
    await client.sendForm(serviceId, templateId, form, { limitRate: { id: limitId, throttle: limitRate } });
    return { kind: 'sent' };
  } catch (reason) {
    const answer = toSendResult(reason);
    if (answer.kind !== 'refused' || answer.status !== 429) await clearRateLimit();
    return answer;
  }
}

async function post(fields: FormValues): Promise<SendResult> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...serviceFields })) body.set(name, value);
  const response = await fetch(formAction, { method: 'POST', body });
  if (!response.ok) return toSendResult({ status: response.status, text: await response.text() });
  return { kind: 'sent' };
}
