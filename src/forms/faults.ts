/** Validation, as the specification has it: required, and the email input type. The browser's own rules judge. */
export type FieldName = 'from_name' | 'from_email' | 'from_telefone' | 'message' | 'consent';

/** What is wrong with a field; the words for it are in the copy. */
export type Fault = 'missing' | 'malformed';

export type Faults = Partial<Record<FieldName, Fault>>;

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** What is wrong with a field, if anything. Blanks alone are no answer. */
export function faultOf(field: Field): Fault | undefined {
  if (field.validity.valueMissing) return 'missing';
  if (field.required && field.type !== 'checkbox' && field.value.trim() === '') return 'missing';
  return field.validity.typeMismatch ? 'malformed' : undefined;
}

/** What is wrong in a form, in the order of its fields. */
export function faultsOf(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const field of fieldsOf(form)) {
    const fault = faultOf(field);
    if (fault) faults[field.name as FieldName] = fault;
  }
  return faults;
}

/** The fields that a visitor fills in: those that are required. */
export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('input[required], textarea[required]')];
}

/** The field of that name in a form. */
export function fieldNamed(form: HTMLFormElement, name: string): Field | null {
  return form.querySelector<Field>(`[name="${name}"]`);
}
