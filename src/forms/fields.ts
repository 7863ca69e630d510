/** The fields of the three forms. A field is added here, in the copy (`forms.json`) and in the template of the email. */
import type { Copy } from '../language/copy.ts';

export type FormId = 'contact' | 'lead' | 'partner';

export type FieldType = 'text' | 'email' | 'tel' | 'textarea' | 'checkbox';

export interface FieldDefinition {
  /** As the template of the email service calls it. */
  name: string;
  type: FieldType;
  required: boolean;
  autocomplete?: 'name' | 'email' | 'tel';
  /** Its label, hint and error in `forms.json`. */
  copy: keyof Copy['forms']['fields'];
  /** Whether it stands beside the other half of its row where there is room. */
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
  ...name,
  name: 'from_email',
  type: 'email',
  autocomplete: 'email',
  copy: 'email',
};
const phone: FieldDefinition = {
  ...name,
  name: 'from_telefone',
  type: 'tel',
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
    { ...name, half: true },
    { ...email, half: true },
    { ...phone, copy: 'mobile' },
    { name: 'consent', type: 'checkbox', required: true, copy: 'consent' },
  ],
  partner: [{ ...email, copy: 'partnerEmail' }],
};
