/** The forms that open over a page: contact and its question on leaving, and the lead panel. */
import type { Language } from '../../src/language/languages.ts';
import type { RouteRef } from '../pages.ts';
import { copyOf } from '../words.ts';
import { invalid, type Moment } from './moment.ts';

export function dialogMoments(language: Language, path: (routeRef: RouteRef) => string): Moment[] {
  const { errors, sentTitle } = copyOf(language, 'forms');
  const { fields, signUp } = copyOf(language, 'contact');
  const leave = copyOf(language, 'leaving');
  return [
    {
      name: 'the contact dialog is opened',
      at: path('home'),
      on: `header a[href="${path('contact')}"]`,
      keys: ['Return', 'Tab'],
      hears: [`${fields.email} entry required`, fields.emailHint],
      never: invalid,
    },
    {
      name: 'it is closed over a text',
      on: '#contact-dialog [name=from_name]',
      act: ({ type }) => type('Ana'),
      // From the next field: in this one Firefox lists what was written before, and Escape closes its list.
      keys: ['Tab', 'Escape'],
      hears: [leave.unsent.stay, leave.unsent.title],
      repeated: true,
    },
    {
      name: 'the text is kept, and the page has the focus again',
      keys: ['Tab', 'Return'],
      hears: [leave.unsent.close],
      repeated: true,
    },
    {
      name: 'the lead panel is opened, and walked through',
      at: path('home'),
      on: `main a[href="${path('sign-up')}"]`,
      keys: ['Return', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'],
      hears: [
        `${fields.email} entry required`,
        `${fields.mobile} entry required`,
        fields.phoneHint,
        'check box',
        `${signUp.submit} push button`,
      ],
      never: invalid,
    },
    {
      name: 'the lead panel is sent empty',
      on: '#lead-dialog [type=submit]',
      keys: ['Return'],
      hears: [`${fields.name} entry required`, errors.from_name.whole, errors.more.replace('{count}', '4')],
      repeated: true,
    },
    {
      name: 'the lead panel is sent',
      on: '#lead-dialog [name=from_name]',
      act: async ({ type, press, goTo }) => {
        await type('Ana');
        await press('Tab');
        await type('ana@example.com');
        await press('Tab');
        await type('11987654321');
        await goTo('#lead-dialog [type=checkbox]');
        await press('space');
        await goTo('#lead-dialog [type=submit]');
      },
      keys: ['Return'],
      hears: [sentTitle],
    },
  ];
}
