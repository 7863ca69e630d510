/** The products and services that a page presents, read from the copy that it shows. */
import { plain } from '../src/language/plain.ts';
import type { LoadedPage } from '../src/routing/loaded-page.ts';

export interface Offer {
  name: string;
  description: string;
  /** The id of the section about it, where it has one. */
  anchor?: string;
}

const products = ['consultancy', 'wallet', 'international', 'vip'] as const;

/** The offers of a page, in its order; none for a page that presents none. */
export function offersOf(page: Pick<LoadedPage, 'match' | 'copy'>): Offer[] {
  return shownOffers(page).map(({ name, description, ...rest }) => ({
    name: plain(name),
    description: plain(description.replaceAll(/<\/?\w+>/gu, '')),
    ...rest,
  }));
}

function shownOffers({ match, copy }: Pick<LoadedPage, 'match' | 'copy'>): Offer[] {
  if (match.route === 'home') {
    return Object.values(copy.home!.payments.cards).map(({ label, description }) => ({
      name: label,
      description,
    }));
  }
  if (match.route === 'products') {
    const { strip, ...sections } = copy.products!;
    return products.map((anchor) => ({
      name: strip.cards[anchor].title,
      description: sections[anchor].lede,
      anchor,
    }));
  }
  if (match.route === 'services') {
    const { eden, global, national, technology } = copy.services!;
    const { exchange, swift, protection } = global;
    return [
      ...named('eden', [eden]),
      ...named('global', [exchange, swift, protection]),
      ...named('national', Object.values(national.items)),
      ...named('technology', Object.values(technology.items)),
    ];
  }
  return [];
}

function named(anchor: string, items: { title: string; text: string }[]): Offer[] {
  return items.map(({ title, text }) => ({ name: title.replace(/[.。]$/u, ''), description: text, anchor }));
}
