/** What answers a choice in the page: the path of money, and the questions before an account. */
import type { Language } from '../../src/language/languages.ts';
import { addressOfPair, type Pair } from '../../src/money-path/pairs.ts';
import type { RouteRef } from '../pages.ts';
import { copyOf } from '../words.ts';
import type { Moment } from './moment.ts';

export function choiceMoments(language: Language, path: (routeRef: RouteRef) => string): Moment[] {
  return [
    ...moneyPathMoments(language, path('services')),
    shortPathMoment(language, path('home')),
    ...questionMoments(language, path('sign-up')),
  ];
}

/** The HTML has a view for every pair; once scripts run, there is one. */
const alive = '#money-path:has(nav):not(:has([id*="-to-"] ~ [id*="-to-"]))';

const linkTo = (pair: Pair) => `#money-path nav a[href$="${addressOfPair(pair)}"]`;

function moneyPathMoments(language: Language, path: string): Moment[] {
  const copy = copyOf(language, 'money-path');
  const between = (sentence: string, { from, to }: Pair) =>
    sentence.replace('{from}', copy.from[from]).replace('{to}', copy.to[to]);
  const none: Pair = { from: 'swift', to: 'wallet' };
  const known: Pair = { from: 'swift', to: 'reais' };
  return [
    {
      name: 'where money comes from is chosen, and no path is there',
      at: path,
      act: async ({ browser, appear, goTo }) => {
        await browser.read(
          `document.querySelector('#money-path').scrollIntoView({ behavior: 'instant' }) ?? null`,
        );
        await appear(alive);
        await goTo(linkTo(none));
      },
      keys: ['Return'],
      hears: [`${between(copy.none, none)} ${copy.why.twoServices}`],
    },
    {
      name: 'where it goes is chosen, and a path is there',
      on: linkTo(known),
      keys: ['Return'],
      hears: [between(copy.known, known)],
    },
    {
      name: 'its three stops are read',
      on: '#money-path nav a[aria-current]',
      keys: ['3', '3', '3'],
      hears: [copy.send.title, copy.rail.title, copy.check.title],
      repeated: true,
    },
  ];
}

function shortPathMoment(language: Language, path: string): Moment {
  const copy = copyOf(language, 'money-path');
  return {
    name: 'a path that home points to is opened',
    at: path,
    act: async ({ press, goTo }) => {
      await goTo('main a[href*="?from=swift"]');
      await press('shift+Tab', 'Tab', 'Return');
    },
    hears: [`${copy.from.swift} ${copy.to.reais}`, copyOf(language, 'services').meta.title],
    repeated: true,
  };
}

const answer = (name: string, value: string) => `input[name=before-${name}][value=${value}]`;

function questionMoments(language: Language, path: string): Moment[] {
  const { tax, foreign, open, write, notYet } = copyOf(language, 'before-account');
  return [
    {
      name: 'the first question before an account is answered',
      at: path,
      on: answer('who', 'company'),
      keys: ['space', 'Tab'],
      hears: [tax.title, tax.yes, 'not selected radio button'],
      repeated: true,
    },
    {
      name: 'the second, and the account may be asked for',
      keys: ['space'],
      hears: [`${open.title} ${open.company} ${open.text}`],
    },
    {
      name: 'the next stop is the way on',
      keys: ['Tab'],
      hears: [open.button],
    },
    {
      name: 'another answer has a third question',
      on: answer('tax', 'no'),
      keys: ['space', 'Tab'],
      hears: [foreign.title, foreign.yes, 'not selected radio button'],
      repeated: true,
    },
    {
      name: 'its answer is to write before',
      keys: ['space'],
      hears: [`${write.title} ${write.account}`],
    },
    {
      name: 'or to wait',
      on: answer('foreign', 'no'),
      keys: ['space'],
      hears: [`${notYet.title} ${notYet.text}`],
    },
  ];
}
