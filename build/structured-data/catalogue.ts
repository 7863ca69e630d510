import type { OfferCatalog } from 'schema-dts';
import { addressIn, type Described, idOf, nameIn } from './described.ts';
import { offersOf } from './offers.ts';

/** What the page offers, without prices: there are none on it. */
export function catalogue(described: Described): OfferCatalog[] {
  const { page, siteConfig } = described;
  const offers = offersOf(page);
  if (offers.length === 0) return [];
  const url = addressIn(described);
  return [
    {
      '@type': 'OfferCatalog',
      '@id': `${url}#offers`,
      name: nameIn(page.meta.title),
      itemListElement: offers.map(({ name, description, anchor }) => ({
        '@type': 'Offer',
        offeredBy: { '@id': idOf(siteConfig, 'organisation') },
        itemOffered: {
          '@type': 'Service',
          name,
          description,
          ...(anchor ? { url: `${url}#${anchor}` } : {}),
        },
      })),
    },
  ];
}
