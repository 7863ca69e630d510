/** Form validation of the three forms: one schema reads, cleans and checks what stands in their fields. */
import * as v from 'valibot';
import { digitsOf } from '../utils/digits.ts';
import { type FieldDefinition, type FieldType, formFields, type FormId } from './fields.ts';
import { maskPhone, phoneIn } from './phone-mask.ts';

/** What stands in the fields, by their names, cleaned; nothing of an optional one that is empty. */
export type FormValues = Record<string, string>;

/** What is wrong with a field; its message stands in the copy (`content/copy/<language>/forms.json`). */
export type FieldError = 'missing' | 'malformed' | 'too-long';
export type FieldErrors = Record<string, FieldError>;

/** EmailJS takes 50 KB of variables; this leaves room for what goes with the fields. */
const mostBytes = 48 * 1024;

/** Characters that nobody sees: marks of direction, zero widths, fillers, controls. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

const clean: Record<FieldType, (text: string) => string> = {
  text: withoutBlank,
  textarea: withoutBlank,
  // A common space within it is seen, and stays for the rule to refuse; NFKC writes wide forms as plain ones.
  email: (text) =>
    text
      .replaceAll(/(?! )\s/gu, '')
      .replaceAll(unseen, '')
      .normalize('NFKC')
      .replaceAll('。', '.')
      .trim()
      .replace(/^mailto:/iu, ''),
  tel: (text) => (digitsOf(text) ? maskPhone(phoneIn(text)) : ''),
  checkbox: (text) => text,
};

/** Nothing for a text without anything to be seen: blanks alone are no answer. */
function withoutBlank(text: string): string {
  return text.replaceAll(unseen, '').trim() && text.trim();
}

/** Whether browsers would take it for an address (`type=email`): a domain in another script by its ASCII form. */
function isEmail(text: string): boolean {
  const [, local, domain] = /^([^@]*)@(.*[^ -~].*)$/u.exec(text) ?? [];
  const host = domain && asciiHostOf(domain);
  return v.is(v.pipe(v.string(), v.rfcEmail()), host ? `${local}@${host}` : text);
}

/** `URL.parse` is missing in browsers of before 2024. */
function asciiHostOf(domain: string): string | undefined {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/** What is required is there, and an email address is one. */
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
 * Validates what stands in a form, whoever has put it there.
 * @returns the values, cleaned, whatever is wrong with them; and what is wrong, in the order of the fields, if anything is
 */
export function validateFields(id: FormId, data: FormData): { values: FormValues; errors?: FieldErrors } {
  const fields = formFields[id];
  const first = Object.fromEntries(fields.map(({ name: key }) => [key, data.get(key) ?? undefined]));
  const { output, issues = [] } = v.safeParse(schemaOf(fields), first);
  const written = Object.entries(output as FormValues).filter(([, text]) => text !== '');
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path?.[0]?.key)] ??= message as FieldError;
  if (bytesOf(written.map(([, text]) => text).join('')) > mostBytes) {
    const [longest] = written.reduce((one, other) => (bytesOf(other[1]) > bytesOf(one[1]) ? other : one));
    errors[longest] ??= 'too-long';
  }
  const values = Object.fromEntries(written);
  return Object.keys(errors).length > 0 ? { values, errors } : { values };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
