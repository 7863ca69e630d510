/** The products and services that a page presents, read from the copy that it shows. */
import type { LoadedCopy } from '../../src/language/copy.ts';
import { plain } from '../../src/language/plain.ts';
import type { LoadedPage } from '../../src/navigation/loaded-page.ts';
import type { RouteId } from '../../src/routes.ts';

export interface Offer {
  name: string;
  description: string;
  /** The id of the section about it, where it has one. */
  anchor?: string;
}

const products = ['consultancy', 'wallet', 'international', 'vip'] as const;

/** What each page presents, in its order; the others present nothing. */
const presented: Partial<Record<RouteId, (copy: LoadedCopy) => Offer[]>> = {
  home: ({ home }) =>
    Object.values(home!.payments.cards).map(({ label, description }) => ({ name: label, description })),
  products: (copy) => {
    const { strip, ...sections } = copy.products!;
    return products.map((anchor) => ({
      name: strip.cards[anchor].title,
      description: sections[anchor].lede,
      anchor,
    }));
  },
  services: ({ services }) => {
    const { eden, global, national, technology } = services!;
    const { exchange, swift, protection } = global;
    return [
      ...named('eden', [eden]),
      ...named('global', [exchange, swift, protection]),
      ...named('national', Object.values(national.items)),
      ...named('technology', Object.values(technology.items)),
    ];
  },
};

/** The offers of a page, without what only guides its lines. */
export function offersOf({ match, copy }: Pick<LoadedPage, 'match' | 'copy'>): Offer[] {
  const offers = presented[match.route]?.(copy) ?? [];
  return offers.map(({ name, description, ...rest }) => ({
    name: plain(name),
    description: plain(description.replaceAll(/<\/?\w+>/gu, '')),
    ...rest,
  }));
}

function named(anchor: string, items: { title: string; text: string }[]): Offer[] {
  return items.map(({ title, text }) => ({ name: title.replace(/[.。]$/u, ''), description: text, anchor }));
}
