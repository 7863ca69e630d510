/** The email client: `@emailjs/browser` with the options of the configuration, and one of four answers. */
import { attempt } from '../language/detect.ts';
import type { Values } from './fields.ts';
import { emailConfig, formAction, serviceFields } from './email-config.ts';

/** `text` is the server's or the error's, as plain text. Of a message that was not reached, it may have been all the same. */
export type Answer =
  | { kind: 'sent' }
  | { kind: 'refused'; text: string }
  | { kind: 'not-reached'; text: string }
  | { kind: 'may-have-arrived' };

const storageProvider = {
  get: async (key: string) => attempt(() => localStorage.getItem(key)) ?? null,
  set: async (key: string, value: string) => void attempt(() => localStorage.setItem(key, value)),
  remove: async (key: string) => void attempt(() => localStorage.removeItem(key)),
};

/** Where its code does not come, or throws because storage is forbidden, the same call is made without it. */
const load = () =>
  Promise.race([
    import('@emailjs/browser').catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, 8000, null)),
  ]);

/**
 * Sends the fields of a message by the call of section 7, `send-form`. Never rejects, and waits for ever.
 * @param limitId what the limit of rate counts by
 * @param signal given when nobody waits any more; the message may arrive all the same
 */
export async function send(fields: Values, limitId: string, signal: AbortSignal): Promise<Answer> {
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
    const { status = 0, text = '' } =
      typeof reason === 'string' ? { status: 400, text: reason } : (reason as Refusal);
    if (status !== 429) await giveBackLimit();
    if (!status) return { kind: 'not-reached', text: 'Network Error' };
    return { kind: 'refused', text: words(text) || `HTTP ${status}` };
  }
}

interface Refusal {
  status?: number;
  text?: string;
}

async function post(fields: Values): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...serviceFields })) body.set(name, value);
  const response = await fetch(formAction, { method: 'POST', body });
  if (!response.ok) throw { status: response.status, text: await response.text() } satisfies Refusal;
  return { kind: 'sent' };
}

/** As much of an answer as a person would read; nothing of a proxy's page. */
function words(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return /<\/?[a-z!]/iu.test(line) ? '' : line.replace(/^(.{200}).+/u, '$1…');
}
