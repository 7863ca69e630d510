/** The contact page: the fields before anything was written, errors, a failure, success. */
import type { Language } from '../../src/language/languages.ts';
import { copyOf } from '../words.ts';
import { invalid, type Moment } from './moment.ts';

const submit = 'main form[method=post] [type=submit]';

export function contactMoments(language: Language, path: string): Moment[] {
  const { errors, failed, sentTitle } = copyOf(language, 'forms');
  const { fields, contact } = copyOf(language, 'contact');
  return [
    {
      name: 'the empty fields of contact',
      at: path,
      on: 'main a',
      keys: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      hears: [
        `${fields.name} entry required`,
        `${fields.email} entry required`,
        fields.emailHint,
        `${fields.phone} entry required`,
        fields.phoneHint,
        `${fields.message} entry required`,
        contact.submit,
      ],
      never: invalid,
    },
    {
      name: 'contact is sent empty',
      keys: ['Return'],
      hears: [`${fields.name} entry required`, errors.from_name.whole, errors.more.replace('{count}', '4')],
      repeated: true,
    },
    {
      name: 'the first field is filled',
      act: ({ type }) => type('Ana'),
      hears: [],
      silent: true,
    },
    {
      name: 'the next field has an error, too',
      keys: ['Tab'],
      hears: [`${fields.email} entry required`, `${fields.emailHint} ${errors.from_email.whole}`],
      repeated: true,
    },
    {
      name: 'the service refuses the message',
      act: async ({ type, press, goTo }) => {
        // An address that the local service refuses (server/email/fault-injection.ts).
        await type('status-503@fault.example');
        await press('Tab');
        await type('11987654321');
        await press('Tab');
        await type('Ola');
        await goTo(submit);
      },
      keys: ['Return'],
      hears: [failed.title.replace('{reason}', 'As ordered')],
    },
    {
      name: 'the button says what can be done',
      keys: ['shift+Tab', 'Tab'],
      hears: [`${failed.retry} push button`, failed.other],
      repeated: true,
    },
    {
      name: 'the message is sent',
      on: 'main [name=from_email]',
      act: async ({ press, type, goTo }) => {
        await press('ctrl+a');
        await type('ana@example.com');
        await goTo(submit);
      },
      keys: ['Return'],
      hears: [sentTitle],
    },
  ];
}
