/** A message as it goes out: what was typed, and what the bank needs in order to file it (docs/email.md). */
import { documents } from '../policy-documents.ts';
import type { Language } from '../language/languages.ts';
import type { FieldName } from './form-errors.ts';

export type FormId = 'contact' | 'lead' | 'partner';

export type Values = Partial<Record<FieldName, string>>;

/** Where and how a message was written. */
export interface MessageContext {
  language: Language;
  /** The address of the page, without its query and hash, which may hold what is nobody's business. */
  page: string;
  /** Whether the trap for machines was filled in. */
  suspectedMachine: boolean;
}

export interface Message {
  /** What was typed. Another sending of the same text is the same message, with the same id. */
  text: string;
  /** The parameters of the template, by their names in it. */
  fields: Record<string, string>;
}

/** The privacy policy that a consent refers to: what its link leads to. */
const privacyPolicy = documents.find(({ id }) => id === 'lgpd-guidelines')!;

/** Which words were consented to: those of this version of the policy, in this language. */
export function consentFields(language: Language): Record<string, string> {
  return { consent_policy: `${privacyPolicy.id} ${privacyPolicy.version}`, consent_language: language };
}

/** What was typed, as one text to compare. */
export function textOf(values: Values): string {
  const fields = trimmed(values);
  return JSON.stringify(fields, Object.keys(fields).toSorted());
}

/**
 * Makes a message, with an id of its own.
 * @param now the moment of the first sending, which is that of the consent in it
 */
export function newMessage(form: FormId, values: Values, context: MessageContext, now: Date): Message {
  const { language, page, suspectedMachine } = context;
  const consent = values.consent
    ? { ...consentFields(language), consent_time: now.toISOString() }
    : undefined;
  return {
    text: textOf(values),
    fields: {
      ...trimmed(values),
      ...consent,
      message_id: randomId(),
      form,
      language,
      page,
      ...(suspectedMachine && { suspected_machine: 'yes' }),
    },
  };
}

function trimmed(values: Values): Record<string, string> {
  const entries = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Record<string, string>;
}

/** 128 random bits as 32 hexadecimal digits. `randomUUID` is missing where a page comes without TLS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
