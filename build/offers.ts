/** The products and services that a page presents, read from the copy that it shows. */
import { plain } from '../src/language/plain.ts';
import type { Screen } from '../src/screen.ts';

export interface Offer {
  name: string;
  description: string;
  /** The id of the section about it, where it has one. */
  anchor?: string;
}

const products = ['consultancy', 'wallet', 'international', 'vip'] as const;

/** The offers of a page, in its order; none for a page that presents none. */
export function offersOf(screen: Pick<Screen, 'place' | 'copy'>): Offer[] {
  return shownOffers(screen).map(({ name, description, ...rest }) => ({
    name: plain(name),
    description: plain(description),
    ...rest,
  }));
}

function shownOffers({ place, copy }: Pick<Screen, 'place' | 'copy'>): Offer[] {
  if (place.route === 'home') {
    return copy.home!.payments.cards.map(({ label, description }) => ({ name: label, description }));
  }
  if (place.route === 'products') {
    const { strip, ...sections } = copy.products!;
    return products.map((anchor) => ({
      name: strip.cards[anchor].title,
      description: sections[anchor].lede,
      anchor,
    }));
  }
  if (place.route === 'services') {
    const { eden, global, national, technology } = copy.services!;
    const { exchange, swift, protection } = global;
    return [
      ...named('eden', [eden]),
      ...named('global', [exchange, swift, protection]),
      ...named('national', national.items),
      ...named('technology', technology.items),
    ];
  }
  return [];
}

function named(anchor: string, items: { title: string; text: string }[]): Offer[] {
  return items.map(({ title, text }) => ({ name: title.replace(/[.。]$/u, ''), description: text, anchor }));
}
