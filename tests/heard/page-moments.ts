/** What single pages show: the strip, the signatures, the record, hours, terms, the partner form, the statement. */
import type { Language } from '../../src/language/languages.ts';
import type { RouteRef } from '../pages.ts';
import { copyOf } from '../words.ts';
import type { Moment } from './moment.ts';

export function pageMoments(language: Language, path: (routeRef: RouteRef) => string): Moment[] {
  return [
    stripMoment(language, path('products')),
    signatureMoment(language, path('services')),
    ...recordMoments(language, path('home')),
    hoursMoment(language, path('contact')),
    ...termMoments(language, path('home')),
    ...partnerMoments(language, path('partners')),
    statementMoment(language, path('accessibility')),
  ];
}

function stripMoment(language: Language, path: string): Moment {
  const { strip } = copyOf(language, 'products');
  const second = strip.moved
    .replace('{title}', strip.cards.wallet.title)
    .replace('{number}', '2')
    .replace('{total}', '4');
  return {
    name: 'the strip of products is moved',
    at: path,
    on: 'button[aria-controls] + button[aria-controls]',
    keys: ['Return'],
    hears: [second],
  };
}

function signatureMoment(language: Language, path: string): Moment {
  return {
    name: 'the payment of the example is signed',
    at: path,
    on: 'main input[type=checkbox]',
    keys: ['space'],
    hears: [copyOf(language, 'services').eden.signatures.status],
  };
}

/** The trial comes when it is near. */
const scrollToRecord = `document.querySelector('main dl')?.scrollIntoView({ block: 'center', behavior: 'instant' }) ?? null`;

function recordMoments(language: Language, path: string): Moment[] {
  const { status } = copyOf(language, 'record');
  return [
    {
      name: 'the record of the example is changed by a cent',
      at: path,
      act: async ({ browser, appear, goTo }) => {
        await browser.read(scrollToRecord);
        await appear('main button:has(+ [type=submit])');
        await goTo('main button:has(+ [type=submit])');
      },
      keys: ['Return'],
      hears: [status.changed],
    },
    {
      name: 'and changed again',
      keys: ['Return'],
      hears: [],
      silent: true,
    },
    {
      name: 'and set down anew',
      on: 'main button + [type=submit]',
      keys: ['Return'],
      hears: [status.same],
    },
  ];
}

function hoursMoment(language: Language, path: string): Moment {
  return {
    name: 'whether a channel is open is read beside it',
    at: path,
    on: 'main ul a[href*="wa.me"]',
    // Its second line says where the link opens.
    keys: ['shift+Tab', 'Tab', 'Down', 'Down'],
    hears: [copyOf(language, 'hours').always],
  };
}

function termMoments(language: Language, path: string): Moment[] {
  const { term } = copyOf(language, 'common');
  const { pix } = copyOf(language, 'terms').terms;
  return [
    {
      name: 'a term is explained',
      at: path,
      on: 'main button[popovertarget=term-pix]',
      keys: ['Return'],
      hears: [pix.text],
    },
    {
      name: 'its note is closed',
      keys: ['Escape'],
      hears: [term.label.replace('{term}', '')],
    },
  ];
}

function partnerMoments(language: Language, path: string): Moment[] {
  const { errors, sentTitle } = copyOf(language, 'forms');
  const { form } = copyOf(language, 'partners');
  return [
    {
      name: 'the partner form is sent empty',
      at: path,
      on: 'main form [type=submit]',
      keys: ['Return'],
      hears: [`${form.label} entry`, errors.from_email.whole],
      repeated: true,
    },
    {
      name: 'the partner form is sent',
      act: ({ type }) => type('ana@example.com'),
      keys: ['Return'],
      hears: [sentTitle],
    },
  ];
}

function statementMoment(language: Language, path: string): Moment {
  const { meta, tested, limits, report } = copyOf(language, 'accessibility');
  return {
    name: 'the accessibility statement, heading by heading',
    at: path,
    keys: ['h', 'h', 'h', 'h'],
    hears: [meta.title, report.title, tested.title, limits.title],
    repeated: true,
  };
}
