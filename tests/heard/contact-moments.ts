/** Contact: the fields before anything was written, errors, a failure, success. */
import type { Language } from '../../src/language/languages.ts';
import { copyOf } from '../words.ts';
import type { Moment } from './walker.ts';

const submit = 'main form[method=post] [type=submit]';
const field = (name: string) => `main [name=${name}]`;

export function contactMoments(language: Language, path: string): Moment[] {
  const { errors, failed, sentTitle } = copyOf(language, 'forms');
  const { fields, contact } = copyOf(language, 'contact');
  const failure = failed.title.replace('{reason}', 'As ordered');
  return [
    {
      name: 'the empty fields of contact',
      act: async ({ visit, goTo, press }) => {
        await visit(path);
        await goTo('main a');
        await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      },
      hears: [
        `${fields.name} entry required`,
        `${fields.email} entry required`,
        fields.emailHint,
        `${fields.phone} entry required`,
        fields.phoneHint,
        `${fields.message} entry required`,
        contact.submit,
      ],
      valid: true,
    },
    {
      name: 'contact is sent empty',
      act: async ({ press, hear }) => {
        await press('Return');
        await hear(errors.more.replace('{count}', '4'));
      },
      hears: [`${fields.name} entry required`, errors.from_name.whole],
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
      act: ({ press }) => press('Tab'),
      hears: [`${fields.email} entry required`, `${fields.emailHint} ${errors.from_email.whole}`],
      repeated: true,
    },
    {
      name: 'the service refuses the message',
      act: async ({ type, press, goTo, hear }) => {
        // An address that the local service refuses (server/email/fault-injection.ts).
        await type('status-503@trial.example');
        await press('Tab');
        await type('11987654321');
        await press('Tab');
        await type('Ola');
        await goTo(submit);
        await press('Return');
        await hear(failure);
      },
      hears: [failure],
    },
    {
      name: 'the button says what can be done',
      act: async ({ press }) => press('shift+Tab', 'Tab'),
      hears: [`${failed.retry} push button`, failed.other],
      repeated: true,
    },
    {
      name: 'the message is sent',
      act: async ({ goTo, press, type, hear }) => {
        await goTo(field('from_email'));
        await press('ctrl+a');
        await type('ana@example.com');
        await goTo(submit);
        await press('Return');
        await hear(sentTitle);
      },
      hears: [sentTitle],
    },
  ];
}
