/** A message as it goes out: what stands in the fields, and what the bank needs in order to file it (docs/email.md). */
import type { Language } from '../language/languages.ts';
import { documents } from '../policy-documents.ts';
import type { FormId } from './fields.ts';
import type { FormValues } from './validation.ts';

/** Where and how a message was written. */
export interface MessageContext {
  language: Language;
  /** The address of the page, without its query and hash, which may hold what is nobody's business. */
  page: string;
}

export interface Message {
  values: FormValues;
  /** The parameters of the template, by their names in it. */
  fields: Record<string, string>;
}

/** The privacy policy that a consent refers to: what its link leads to. */
const privacyPolicy = documents.find(({ id }) => id === 'lgpd-guidelines')!;

/** Which words were consented to: those of this version of the policy, in this language. */
export function consentFields(language: Language): Record<string, string> {
  return { consent_policy: `${privacyPolicy.id} ${privacyPolicy.version}`, consent_language: language };
}

/**
 * Makes a message, with an id of its own.
 * @param now the moment of the first sending, which is that of the consent in it
 */
export function newMessage(form: FormId, values: FormValues, context: MessageContext, now: Date): Message {
  const { language, page } = context;
  const consent = values.consent ? { ...consentFields(language), consent_time: now.toISOString() } : {};
  return { values, fields: { ...values, ...consent, message_id: randomId(), form, language, page } };
}

/** Whether the same was written: another sending of it is the same message, with the same id. */
export function sameValues(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(Object.entries(one)) === JSON.stringify(Object.entries(other));
}

/** 128 random bits as 32 hexadecimal digits. `randomUUID` is missing where a page comes without TLS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
