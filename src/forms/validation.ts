/** Form validation: one schema per form cleans and checks its fields. */
import * as v from 'valibot';
import { digitsOf } from '../utils/digits.ts';
import { type FieldDefinition, type FieldType, formFields, type FormId } from './fields.ts';
import { maskPhone, extractPhone } from './phone-mask.ts';

/** Cleaned values by field name, without empty ones. */
export type FormValues = Record<string, string>;

/** The kinds of errors; the messages are in `content/copy/<language>/forms.json`. */
export type FieldError = 'missing' | 'malformed' | 'too-long';
export type FieldErrors = Record<string, FieldError>;

/** EmailJS accepts 50 KB of variables; this leaves room for the hidden fields. */
const maxBytes = 48 * 1024;

/** Invisible characters: direction marks, zero-width characters, fillers, controls. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

const clean: Record<FieldType, (text: string) => string> = {
  text: withoutBlank,
  textarea: withoutBlank,
  // An ordinary space inside an address is visible, so it stays and is rejected. NFKC replaces full-width
  // characters.
  email: (text) =>
    text
      .replaceAll(/(?! )\s/gu, '')
      .replaceAll(unseen, '')
      .normalize('NFKC')
      .replaceAll('。', '.')
      .trim()
      .replace(/^mailto:/iu, ''),
  tel: (text) => (digitsOf(text) ? maskPhone(extractPhone(text)) : ''),
  checkbox: (text) => text,
};

/** The trimmed text; empty if nothing in it is visible. */
function withoutBlank(text: string): string {
  return text.replaceAll(unseen, '').trim() && text.trim();
}

/** Whether it is a valid address for `type=email`. An internationalised domain is checked in its ASCII form. */
function isEmail(text: string): boolean {
  const [, local, domain] = /^([^@]*)@(.*[^ -~].*)$/u.exec(text) ?? [];
  const host = domain && asciiHostOf(domain);
  return v.is(v.pipe(v.string(), v.rfcEmail()), host ? `${local}@${host}` : text);
}

/** `URL.parse` is missing in browsers from before 2024. */
function asciiHostOf(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** Checks required fields and email addresses. */
function schemaOf(fields: readonly FieldDefinition[]) {
  const entries = fields.map(({ name: key, type, required }) => {
    const value = v.pipe(
      v.optional(v.string(), ''),
      v.transform(clean[type]),
      v.check((text) => !required || text !== '', 'missing'),
      v.check((text) => type !== 'email' || text === '' || isEmail(text), 'malformed'),
    );
    return [key, value] as const;
  });
  return v.object(Object.fromEntries(entries));
}

/**
 * Validates the data of a form.
 * @returns the cleaned values, also invalid ones, and the errors in the order of the fields, if any
 */
export function validateFields(id: FormId, data: FormData): { values: FormValues; errors?: FieldErrors } {
  const fields = formFields[id];
  const first = Object.fromEntries(fields.map(({ name: key }) => [key, data.get(key) ?? undefined]));
  const { output, issues = [] } = v.safeParse(schemaOf(fields), first);
  const written = Object.entries(output as FormValues).filter(([, text]) => text !== '');
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path?.[0]?.key)] ??= message as FieldError;
  if (bytesOf(written.map(([, text]) => text).join('')) > maxBytes) {
    const [longest] = written.reduce((one, other) => (bytesOf(other[1]) > bytesOf(one[1]) ? other : one));
    errors[longest] ??= 'too-long';
  }
  const values = Object.fromEntries(written);
  return Object.keys(errors).length > 0 ? { values, errors } : { values };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
