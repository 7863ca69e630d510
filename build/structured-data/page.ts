/** A page, the way to it, and the policy document that it shows. */
import type { BreadcrumbList, DigitalDocument, WebPage } from 'schema-dts';
import { routeIdOf } from '../../src/navigation/address.ts';
import type { LoadedPage } from '../../src/navigation/loaded-page.ts';
import { type PageId, type RouteId, routeOf } from '../../src/routes.ts';
import { canonicalAddress, canonicalRouteRef } from '../canonical.ts';
import { listingOf } from '../listing.ts';
import { cardOf } from '../sharing.ts';
import { addressIn, type Described, idOf, nameIn, tagOf } from './described.ts';

export function webPage(described: Described): WebPage {
  const { page, siteConfig, front } = described;
  const url = addressIn(described);
  return {
    '@type': listingOf(page.match.route).schemaType ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.meta.title,
    description: page.meta.description,
    inLanguage: tagOf(page.language),
    isPartOf: { '@id': idOf(siteConfig, 'website') },
    about: { '@id': idOf(siteConfig, 'organisation') },
    primaryImageOfPage: { '@type': 'ImageObject', url: siteConfig.siteOrigin + cardOf(page) },
    ...(wayTo(page).length > 0 ? { breadcrumb: { '@id': `${url}#breadcrumbs` } } : {}),
    ...(front ? { dateModified: front.updated, mainEntity: { '@id': `${url}#document` } } : {}),
  };
}

/** The way from the home page, with the names of the menu; the page itself comes last. */
export function breadcrumbs(described: Described): BreadcrumbList[] {
  const { page, prefixed, siteConfig } = described;
  const { language, copy, meta } = page;
  const { menu, footer } = copy.common!;
  const way = wayTo(page);
  if (way.length === 0) return [];
  const url = addressIn(described);
  const steps = [
    ...way.map((id) => {
      const { menu: entry } = routeOf(id);
      const name = entry ? menu[entry.label] : footer.groups[listingOf(id).footerGroup!];
      return [name, siteConfig.siteOrigin + canonicalAddress(id, language, prefixed)] as const;
    }),
    [nameIn(meta.title), url] as const,
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumbs`,
      itemListElement: steps.map(([name, item], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item,
      })),
    },
  ];
}

/** The pages above a page, from the home page down; none above that. */
function wayTo(page: LoadedPage): PageId[] {
  const above = (route: RouteId): PageId[] => {
    if (route === 'home') return [];
    const parent = listingOf(route).parent ?? 'home';
    return [...above(parent), parent];
  };
  return above(routeIdOf(canonicalRouteRef(page)));
}

export function document(described: Described): DigitalDocument[] {
  const { page, siteConfig, front } = described;
  if (!front) return [];
  const pdf = `/policies/files/${page.match.document}.${page.language}.pdf`;
  const url = addressIn(described);
  return [
    {
      '@type': 'DigitalDocument',
      '@id': `${url}#document`,
      name: front.title,
      description: front.summary,
      url,
      version: front.version,
      inLanguage: tagOf(page.language),
      datePublished: front.effective,
      dateModified: front.updated,
      publisher: { '@id': idOf(siteConfig, 'organisation') },
      encoding: {
        '@type': 'MediaObject',
        contentUrl: siteConfig.siteOrigin + pdf,
        encodingFormat: 'application/pdf',
      },
    },
  ];
}
