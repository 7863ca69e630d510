/** The products and services that a page presents, read from the copy that it shows. */
import type { Screen } from '../src/screen.ts';

export interface Offer {
  name: string;
  description: string;
  /** The id of the section about it, where it has one. */
  anchor?: string;
}

/** The offers of a page, in its order; none for a page that presents none. */
export function offersOf({ place, copy }: Pick<Screen, 'place' | 'copy'>): Offer[] {
  if (place.route === 'home') {
    return copy.home!.payments.cards.map(({ label, description }) => ({ name: label, description }));
  }
  if (place.route === 'products') {
    const { strip, ...sections } = copy.products!;
    return (['consultancy', 'wallet', 'international', 'vip'] as const).map((anchor) => ({
      name: strip.cards[anchor].title,
      description: sections[anchor].lede,
      anchor,
    }));
  }
  return [];
}
