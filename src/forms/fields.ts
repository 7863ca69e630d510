/**
 * The fields of the three forms. A new field also needs copy (`forms.json`), a place in the email template
 * (docs/email.md) and in the WhatsApp text (`whatsapp-text.ts`), and a mention in the privacy policy.
 */
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { Copy } from '../language/copy.ts';

export type FormId = 'contact' | 'lead' | 'partner';

export type FieldType = 'text' | 'email' | 'tel' | 'textarea' | 'checkbox';

export interface FieldDefinition {
  /** Its name in the email template. */
  name: string;
  type: FieldType;
  required: boolean;
  autocomplete?: HTMLInputAutoCompleteAttribute;
  /** The key of its label, hint and error in `forms.json`. */
  copy: keyof Copy['forms']['fields'];
  /** Whether it takes half a row if there is room. */
  half?: boolean;
}

const name: FieldDefinition = {
  name: 'from_name',
  type: 'text',
  required: true,
  autocomplete: 'name',
  copy: 'name',
};
const email: FieldDefinition = {
  name: 'from_email',
  type: 'email',
  required: true,
  autocomplete: 'email',
  copy: 'email',
};
const phone: FieldDefinition = {
  name: 'from_telefone',
  type: 'tel',
  required: true,
  autocomplete: 'tel',
  copy: 'phone',
};

export const formFields: Record<FormId, readonly FieldDefinition[]> = {
  contact: [
    name,
    { ...email, copy: 'replyEmail', half: true },
    { ...phone, half: true },
    { name: 'message', type: 'textarea', required: true, copy: 'message' },
  ],
  lead: [
    name,
    email,
    { ...phone, copy: 'mobile' },
    { name: 'consent', type: 'checkbox', required: true, copy: 'consent' },
  ],
  partner: [{ ...email, copy: 'partnerEmail' }],
};
