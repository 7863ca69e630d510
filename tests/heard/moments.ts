/** The walk of a visitor who listens, in a language: what is done, and what is heard then. */
import { type Language, ownNameOf } from '../../src/language/languages.ts';
import { addressOf, type RouteRef } from '../pages.ts';
import { copyOf } from '../words.ts';
import { contactMoments } from './contact-moments.ts';
import { policyMoments, searchMoments } from './policy-moments.ts';
import type { Moment } from './walker.ts';

/** Every moment, in order; most begin where the one before ended. */
export function momentsIn(language: Language): Moment[] {
  const path = (routeRef: RouteRef) => addressOf(routeRef, language, true);
  return [
    ...menuMoments(language, path('home')),
    ...languageMoments(language, path('about-us')),
    ...contactMoments(language, path('contact')),
    ...policyMoments(language, path('policies')),
    ...searchMoments(language, path('total-policy')),
    stripMoment(language, path('products')),
    signatureMoment(language, path('services')),
  ];
}

function menuMoments(language: Language, path: string): Moment[] {
  const { skip, home, menu } = copyOf(language, 'common');
  const about = copyOf(language, 'about-us');
  return [
    {
      name: 'home is opened',
      act: async ({ visit }) => visit(path),
      hears: [copyOf(language, 'home').meta.title],
      repeated: true,
    },
    {
      name: 'Tab, from the first link on',
      act: async ({ goTo, press }) => {
        await goTo(`header a[href="${path}"]`);
        await press('shift+Tab', 'Tab', 'Tab', 'Tab');
      },
      hears: [`${skip} link`, home, `${menu.home} `, `${menu.about} link`],
      repeated: true,
    },
    {
      name: 'the menu of products and services is opened, entered and closed',
      act: async ({ press }) => press('Tab', 'Return', 'Tab', 'Escape'),
      hears: [`${menu.forYou} collapsed`, 'expanded', `${menu.products} ${menu.productsNote}`, 'collapsed'],
      repeated: true,
    },
    {
      name: 'a link leads to another page',
      act: async ({ press, hear }) => {
        await press('shift+Tab', 'Return');
        await hear(about.meta.title);
      },
      hears: [`${menu.about} link`, `${about.hero.title} heading level 1`, about.meta.title],
      repeated: true,
    },
  ];
}

function languageMoments(language: Language, path: string): Moment[] {
  const other: Language = language === 'ar' ? 'pt' : 'ar';
  const { current, button } = copyOf(other, 'common').language;
  // The announcement in Chromium; the button, which has the focus again, in Firefox: the same words.
  const changed = button.replace('{language}', '').trim();
  return [
    {
      name: 'the dialog of languages is opened',
      act: async ({ visit, goTo, press }) => {
        await visit(path);
        await goTo('header button[commandfor="language"]');
        // Chromium does not tell the first opening of a dialog: its first stop is heard when it is come back to.
        await press('Return', 'Tab', 'shift+Tab');
      },
      hears: [`${ownNameOf(language)} ${copyOf(language, 'common').language.current}`],
      repeated: true,
    },
    {
      name: 'another language is chosen',
      act: async ({ goTo, press, hear }) => {
        await goTo(`#language a[hreflang="${other}"]`);
        await press('Return');
        await hear(changed);
      },
      hears: [changed],
    },
    {
      name: 'the dialog is opened again, at the new language',
      act: ({ press }) => press('Return'),
      hears: [`${ownNameOf(other)} ${current}`],
    },
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
    act: async ({ visit, goTo, press, hear }) => {
      await visit(path);
      await goTo('button[aria-controls] + button[aria-controls]');
      await press('Return');
      await hear(second);
    },
    hears: [second],
  };
}

function signatureMoment(language: Language, path: string): Moment {
  const { status } = copyOf(language, 'services').eden.signatures;
  return {
    name: 'the payment of the example is signed',
    act: async ({ visit, goTo, press, hear }) => {
      await visit(path);
      await goTo('main input[type=checkbox]');
      await press('space');
      await hear(status);
    },
    hears: [status],
  };
}
