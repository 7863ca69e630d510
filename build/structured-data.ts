/**
 * Structured data (schema.org, as JSON-LD): what a page says, in the words that the page says it in. Nothing
 * stands here that is not on the page or in the configuration: no prices, no addresses, no ratings.
 */
import type {
  BreadcrumbList,
  ContactPoint,
  DigitalDocument,
  FinancialService,
  Graph,
  OfferCatalog,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { SiteConfig } from '../src/site-config.ts';
import type { Language } from '../src/language/languages.ts';
import { languages, localeOf } from '../src/language/languages.ts';
import { routeIdOf } from '../src/routing/address.ts';
import { type PageId, type RouteId, routeOf, routes } from '../src/routing/routes.ts';
import type { LoadedPage } from '../src/routing/loaded-page.ts';
import { canonicalAddress, canonicalRouteRef } from './canonical.ts';
import { offersOf } from './offers.ts';
import type { FrontMatter } from './policies/front-matter.ts';
import { cardOf } from './sharing.ts';

export interface Described {
  page: LoadedPage;
  prefixed: boolean;
  siteConfig: SiteConfig;
  /** The front matter of the policy that the page shows. */
  front?: FrontMatter;
}

/** Language tags as content is marked with them. */
const tagOf = (language: Language) => new Intl.Locale(localeOf(language)).baseName;

/** The element for the head of a page; nothing for a page that is not to be listed. */
export function structuredData(described: Described): string {
  if (!routes[described.page.match.route].indexed) return '';
  const graph: Graph = { '@context': 'https://schema.org', '@graph': graphOf(described) };
  const json = JSON.stringify(graph);
  // The text of a script ends at the first `</script`, whatever it stands in.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The things that a page is about: the bank, the site, the page, the way to it, and what it offers or publishes. */
function graphOf(described: Described): Thing[] {
  return [
    organisation(described),
    website(described),
    webPage(described),
    ...breadcrumbs(described),
    ...catalogue(described),
    ...document(described),
  ];
}

const idOf = ({ siteOrigin }: SiteConfig, name: string) => `${siteOrigin}/#${name}`;

function organisation(described: Described): FinancialService {
  const { siteConfig, page } = described;
  return {
    '@type': 'FinancialService',
    '@id': idOf(siteConfig, 'organisation'),
    name: 'Ether',
    legalName: siteConfig.usEntity,
    url: `${siteConfig.siteOrigin}/`,
    logo: `${siteConfig.siteOrigin}/icon-512.png`,
    image: `${siteConfig.siteOrigin}/icon-512.png`,
    ...given({ taxID: siteConfig.usRegistration, address: siteConfig.usAddress }),
    subOrganization: {
      '@type': 'Organization',
      name: siteConfig.brazilEntity,
      ...given({ taxID: siteConfig.brazilRegistration, address: siteConfig.brazilAddress }),
    },
    contactPoint: contactPoints(siteConfig),
    sameAs: Object.values(siteConfig.social),
    ...(offersOf(page).length > 0 ? { hasOfferCatalog: { '@id': `${addressIn(described)}#offers` } } : {}),
  };
}

/** The chat, and the parts of the bank whose number or e-mail is given. */
function contactPoints({ whatsapp, helpDesk, ombudsman }: SiteConfig): ContactPoint[] {
  const chat = {
    contactType: 'customer service',
    telephone: whatsapp,
    url: `https://wa.me/${whatsapp.replaceAll(/\D/gu, '')}`,
  };
  const parts = [
    { contactType: 'customer support', details: helpDesk },
    { contactType: 'ombudsman', details: ombudsman },
  ]
    .filter(({ details }) => details.phone || details.email)
    .map(({ contactType, details }) => ({
      contactType,
      ...given({ telephone: details.phone, email: details.email }),
    }));
  return [chat, ...parts].map((point) => ({ '@type': 'ContactPoint', ...point }));
}

/** The facts of which there is something to say. */
function given(facts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact));
}

function website({ siteConfig }: Described): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf(siteConfig, 'website'),
    name: 'Ether',
    url: `${siteConfig.siteOrigin}/`,
    inLanguage: languages.map(tagOf),
    publisher: { '@id': idOf(siteConfig, 'organisation') },
  };
}

function addressIn({ page, prefixed, siteConfig }: Described): string {
  return siteConfig.siteOrigin + canonicalAddress(canonicalRouteRef(page), page.language, prefixed);
}

function webPage(described: Described): WebPage {
  const { page, siteConfig, front } = described;
  const url = addressIn(described);
  return {
    '@type': routeOf(page.match.route).schemaType ?? 'WebPage',
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
function breadcrumbs(described: Described): BreadcrumbList[] {
  const { page, prefixed, siteConfig } = described;
  const { language, copy, meta } = page;
  const { menu, footer } = copy.common!;
  const way = wayTo(page);
  if (way.length === 0) return [];
  const url = addressIn(described);
  const steps = [
    ...way.map((id) => {
      const route = routeOf(id);
      const name = route.menu ? menu[route.menu.label] : footer.groups[route.footerGroup!];
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
    const parent = routeOf(route).parent ?? 'home';
    return [...above(parent), parent];
  };
  return above(routeIdOf(canonicalRouteRef(page)));
}

/** A title without the name of the site: `Products | Ether` is `Products`. */
function nameIn(title: string): string {
  return title.replace(/\s*[|｜]\s*Ether$/u, '');
}

/** What the page offers, without prices: there are none on it. */
function catalogue(described: Described): OfferCatalog[] {
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
          provider: { '@id': idOf(siteConfig, 'organisation') },
          ...(anchor ? { url: `${url}#${anchor}` } : {}),
        },
      })),
    },
  ];
}

function document(described: Described): DigitalDocument[] {
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
