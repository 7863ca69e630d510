/** The header of every page: its menus and the languages, and the way to another page. */
import { type Language, ownNameOf } from '../../src/language/languages.ts';
import { copyOf } from '../words.ts';
import type { Moment } from './moment.ts';

export function menuMoments(language: Language, path: string): Moment[] {
  const { skip, home, menu } = copyOf(language, 'common');
  const about = copyOf(language, 'about-us');
  return [
    {
      name: 'home is opened',
      at: path,
      hears: [copyOf(language, 'home').meta.title],
      repeated: true,
    },
    {
      name: 'Tab, from the first link on',
      on: `header a[href="${path}"]`,
      keys: ['shift+Tab', 'Tab', 'Tab', 'Tab'],
      hears: [`${skip} link`, home, `${menu.home} `, `${menu.about} link`],
      repeated: true,
    },
    {
      name: 'the menu of products and services is opened, entered and closed',
      keys: ['Tab', 'Return', 'Tab', 'Escape'],
      hears: [`${menu.forYou} collapsed`, 'expanded', `${menu.products} ${menu.productsNote}`, 'collapsed'],
      repeated: true,
    },
    {
      name: 'a link leads to another page',
      keys: ['shift+Tab', 'Return'],
      hears: [`${menu.about} link`, `${about.hero.title} heading level 1`, about.meta.title],
      repeated: true,
    },
  ];
}

export function languageMoments(language: Language, path: string): Moment[] {
  const other: Language = language === 'ar' ? 'pt' : 'ar';
  const { current, button } = copyOf(other, 'common').language;
  return [
    {
      name: 'the dialog of languages is opened',
      at: path,
      on: 'header button[commandfor="language"]',
      // Chromium does not tell the first opening of a dialog: its first stop is heard when it is come back to.
      keys: ['Return', 'Tab', 'shift+Tab'],
      hears: [`${ownNameOf(language)} ${copyOf(language, 'common').language.current}`],
      repeated: true,
    },
    {
      name: 'another language is chosen',
      on: `#language a[hreflang="${other}"]`,
      keys: ['Return'],
      // The announcement in Chromium; the button, which has the focus again, in Firefox: the same words.
      hears: [button.replace('{language}', '').trim()],
    },
    {
      name: 'the dialog is opened again, at the new language',
      keys: ['Return'],
      hears: [`${ownNameOf(other)} ${current}`],
    },
  ];
}

export function smallMenuMoments(language: Language, path: string): Moment[] {
  const { menu } = copyOf(language, 'common');
  return [
    {
      name: 'the menu of a narrow window is opened',
      act: async ({ widen, visit, goTo }) => {
        await widen(600);
        await visit(path);
        await goTo('header button[commandfor="menu"]');
      },
      // Chromium does not tell the first opening of a dialog: its first stop is heard when it is come back to.
      keys: ['Return', 'Tab', 'shift+Tab'],
      hears: [`${menu.close} push button`],
      repeated: true,
    },
    {
      name: 'its products and services are unfolded',
      on: '#menu summary',
      keys: ['Return', 'Tab'],
      hears: ['expanded', menu.products],
    },
    {
      name: 'Escape leads back to its button',
      keys: ['Escape'],
      hears: [`${menu.open} push button`],
    },
  ];
}
