/** The email client: `@emailjs/browser` with the options of the configuration, and one of four answers. */
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

/** Where its code does not come, or throws because storage is forbidden, the same call is made without it. */
const load = () => withTimeout(import('@emailjs/browser'), 8000).catch(() => null);

/**
 * Sends the fields of a message by `send-form`. Never rejects, and waits for ever.
 * @param limitId what the rate limit counts by
 * @param signal given when nobody waits any more; the message may arrive all the same
 */
export async function sendEmail(
  fields: FormValues,
  limitId: string,
  signal: AbortSignal,
): Promise<SendResult> {
  // The time is noted before the message goes out: who has no answer must be able to try again at once.
  const giveBackLimit = () => storageProvider.remove(limitId);
  signal.addEventListener('abort', () => void giveBackLimit());
  const { publicKey, serviceId, templateId, blockHeadless, blockList, limitRate } = emailConfig;
  const client = await load();
  try {
    if (!client) return await post(fields);
    const form = document.createElement('form');
    form.addEventListener('formdata', ({ formData }) => {
      for (const [name, value] of Object.entries(fields)) formData.set(name, value);
    });
    const list = { list: blockList, watchVariable: 'from_email' };
    // `init` without a storage provider takes away the library's own, and the limit never applies.
    client.init(
      { publicKey, blockHeadless, blockList: list, storageProvider },
      emailConfig.origin || location.origin,
    );
    await client.sendForm(serviceId, templateId, form, { limitRate: { id: limitId, throttle: limitRate } });
    return { kind: 'sent' };
  } catch (reason) {
    const answer = toSendResult(reason);
    if (answer.kind !== 'refused' || answer.status !== 429) await giveBackLimit();
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
