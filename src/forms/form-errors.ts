/** Validation, as the specification has it: required, and the email input type; and how long a phone number is. */
import { digitsOf } from './digits.ts';

export type FieldName = 'from_name' | 'from_email' | 'from_telefone' | 'message' | 'consent';

/** What is wrong with a field; the words for it are in the copy. */
export type FieldError = 'missing' | 'malformed' | 'too-short' | 'too-long';

export type FormErrors = Partial<Record<FieldName, FieldError>>;

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** How many characters a field takes. An email address has at most 254 (RFC 5321); the rest is generous. */
export const maxLengths = { from_name: 120, from_email: 254, from_telefone: 32, message: 3000 } as const;

/** How many digits a phone number has: the shortest that is dialled with an area code, and E.164's longest. */
export const phoneDigits = { min: 8, max: 15 } as const;

/** What is wrong with a field, if anything. Blanks alone are no answer. */
export function errorOf(field: Field): FieldError | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    return field.checked ? undefined : 'missing';
  }
  if (field.value.trim() === '') return 'missing';
  if (field.type === 'tel') return phoneError(field.value);
  return field.validity.typeMismatch ? 'malformed' : undefined;
}

/** What is wrong with a phone number that is not empty. */
export function phoneError(value: string): FieldError | undefined {
  const digits = digitsOf(value).length;
  if (digits < phoneDigits.min) return 'too-short';
  return digits > phoneDigits.max ? 'too-long' : undefined;
}

/** What is wrong in a form, in the order of its fields. */
export function errorsOf(form: HTMLFormElement): FormErrors {
  const errors: FormErrors = {};
  for (const field of fieldsOf(form)) {
    const error = errorOf(field);
    if (error) errors[field.name as FieldName] = error;
  }
  return errors;
}

/** The fields that a visitor fills in: those that are required. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('[required], [aria-required]')];
}

/** The field of that name in a form. */
export function fieldNamed(form: HTMLFormElement, name: string): Field | null {
  return form.querySelector<Field>(`[name="${name}"]`);
}
