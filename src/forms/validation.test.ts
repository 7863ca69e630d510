import { expect, it } from 'vitest';
import { type FieldDefinition, formFields } from './fields.ts';
import { validateFields } from './validation.ts';

const whole = { from_name: ' Ana ', from_email: 'ana@example.com', from_telefone: '1', message: 'Olá\n' };

function read(changes: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...changes })) data.append(name, value);
  return validateFields('contact', data);
}

it('cleans the values', () => {
  expect(read({ from_telefone: 'tel:+55-11-98765-4321' }).values).toEqual({
    from_name: 'Ana',
    from_email: 'ana@example.com',
    from_telefone: '+55 (11) 98765-4321',
    message: 'Olá',
  });
});

it('reads the first field of a name, not one that an extension has added', () => {
  const data = new FormData();
  for (const from_email of ['ana@example.com', 'other@example.com']) data.append('from_email', from_email);
  expect(validateFields('partner', data).values).toEqual({ from_email: 'ana@example.com' });
});

it.each([
  ['\u200fana@example.com'],
  ['\u2068ana＠example．com\u2069'],
  ['ana@exam\u200bple\u3002com'],
  ['\ufeffana@\u00a0example.com\t'],
  ['Mailto:ana@example.com'],
  ['ＡＮＡ@example.com', 'ANA@example.com'],
  ['ana@bücher.example', 'ana@bücher.example'],
  ["o'brien+x@localhost", "o'brien+x@localhost"],
])('reads the email address in %j', (typed, address = 'ana@example.com') => {
  expect(read({ from_email: typed }).values.from_email).toBe(address);
});

it.each([
  [{ from_email: 'ana' }, { from_email: 'malformed' }],
  [{ from_email: 'ana @example.com' }, { from_email: 'malformed' }],
  [{ from_email: 'ana@@example.com' }, { from_email: 'malformed' }],
  [
    { from_name: '\u200b\u3164 ', from_telefone: '+()' },
    { from_name: 'missing', from_telefone: 'missing' },
  ],
  [{ message: '好'.repeat(17_000) }, { message: 'too-long' }],
])('%o has the errors %o', (changes, errors) => {
  expect(read(changes).errors).toEqual(errors);
});

it('accepts an empty optional field', () => {
  const company: FieldDefinition = { name: 'company', type: 'text', required: false, copy: 'name' };
  const fields = formFields.contact as FieldDefinition[];
  fields.push(company);
  expect(read({ company: ' ' }).values).not.toHaveProperty('company');
  expect(read({ company: 'Ether' }).values).toMatchObject({ company: 'Ether' });
  fields.pop();
});
