/** A message: the values of a form, and what the bank needs to file it (docs/email.md). */
import type { Language } from '../language/languages.ts';
import { documents } from '../policy-documents.ts';
import type { FormId } from './fields.ts';
import type { FormValues } from './validation.ts';

/** The language and page of a message. */
export interface MessageContext {
  language: Language;
  /** The URL of the page, without query and fragment, which may contain private data. */
  page: string;
}

export interface Message {
  values: FormValues;
  /** Template parameters by name. */
  fields: Record<string, string>;
}

/** The privacy policy that consent refers to. */
const privacyPolicy = documents.find(({ id }) => id === 'lgpd-guidelines')!;

/** The version and language of the policy that the visitor consents to. */
export function consentFields(language: Language): Record<string, string> {
  return { consent_policy: `${privacyPolicy.id} ${privacyPolicy.version}`, consent_language: language };
}

/**
 * Creates a message with a new id.
 * @param now when it is first sent, which is also the time of consent
 */
export function newMessage(form: FormId, values: FormValues, context: MessageContext, now: Date): Message {
  const { language, page } = context;
  const consent = values.consent ? { ...consentFields(language), consent_time: now.toISOString() } : {};
  return { values, fields: { ...values, ...consent, message_id: randomId(), form, language, page } };
}

/** Whether two messages have the same values: the second is a retry, with the same id (idempotency key). */
export function sameValues(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(Object.entries(one)) === JSON.stringify(Object.entries(other));
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` exists on secure connections only. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
