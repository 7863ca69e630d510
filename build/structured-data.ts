/**
 * Structured data (schema.org, as JSON-LD): what a page says, in the words that the page says it in. Nothing
 * stands here that is not on the page or in the configuration: no prices, no addresses, no ratings.
 */
import type { Facts } from '../src/facts.ts';
import type { Language } from '../src/language/languages.ts';
import { languages } from '../src/language/languages.ts';
import { routes } from '../src/routes.ts';
import type { Screen } from '../src/screen.ts';
import { canonicalAddress, canonicalTarget } from './canonical.ts';
import { offersOf } from './offers.ts';
import type { FrontMatter } from './policies/list.ts';
import { cardOf } from './sharing.ts';
import { cardSize } from './social.ts';

/** A thing of schema.org. */
export interface Thing {
  '@type': string | string[];
  '@id'?: string;
  [property: string]: unknown;
}

export interface Described {
  screen: Screen;
  prefixed: boolean;
  facts: Facts;
  /** The front matter of the policy that the page shows. */
  front?: FrontMatter;
}

/** Language tags as content is marked with them. */
const tags: Record<Language, string> = { pt: 'pt-BR', en: 'en-GB', es: 'es-419', ar: 'ar', zh: 'zh-Hans' };

/** The element for the head of a page; nothing for a page that is not to be listed. */
export function structuredData(described: Described): string {
  if (!routes[described.screen.place.route].indexed) return '';
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graphOf(described) });
  // The text of a script ends at the first `</script`, whatever it stands in.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The things that a page is about: the bank, the site, the page, the way to it, and what it offers or publishes. */
function graphOf(described: Described): Thing[] {
  return [
    organisation(described),
    website(described),
    page(described),
    ...breadcrumbs(described),
    ...catalogue(described),
    ...document(described),
  ];
}

const idOf = ({ siteOrigin }: Facts, name: string) => `${siteOrigin}/#${name}`;

function organisation(described: Described): Thing {
  const { facts, screen } = described;
  return {
    '@type': 'FinancialService',
    '@id': idOf(facts, 'organisation'),
    name: 'Ether',
    legalName: facts.usEntity,
    url: `${facts.siteOrigin}/`,
    logo: `${facts.siteOrigin}/icon-512.png`,
    image: `${facts.siteOrigin}/icon-512.png`,
    subOrganization: { '@type': 'Organization', name: facts.brazilEntity },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: facts.whatsapp,
      url: `https://wa.me/${facts.whatsapp.replaceAll(/\D/gu, '')}`,
    },
    sameAs: Object.values(facts.social),
    ...(offersOf(screen).length > 0 ? { hasOfferCatalog: { '@id': `${addressIn(described)}#offers` } } : {}),
  };
}

function website({ facts }: Described): Thing {
  return {
    '@type': 'WebSite',
    '@id': idOf(facts, 'website'),
    name: 'Ether',
    url: `${facts.siteOrigin}/`,
    inLanguage: languages.map((each) => tags[each]),
    publisher: { '@id': idOf(facts, 'organisation') },
  };
}

function addressIn({ screen, prefixed, facts }: Described): string {
  return facts.siteOrigin + canonicalAddress(canonicalTarget(screen), screen.language, prefixed);
}

function page(described: Described): Thing {
  const { screen, facts, front } = described;
  const url = addressIn(described);
  return {
    '@type': screen.place.route === 'about-us' ? 'AboutPage' : 'WebPage',
    '@id': `${url}#page`,
    url,
    name: screen.meta.title,
    description: screen.meta.description,
    inLanguage: tags[screen.language],
    isPartOf: { '@id': idOf(facts, 'website') },
    about: { '@id': idOf(facts, 'organisation') },
    primaryImageOfPage: { '@type': 'ImageObject', url: facts.siteOrigin + cardOf(screen), ...cardSize },
    ...(screen.place.route === 'home' ? {} : { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
    ...(front ? { dateModified: front.updated, mainEntity: { '@id': `${url}#document` } } : {}),
  };
}

/** The way from the home page, with the names of the menu; the page itself comes last. */
function breadcrumbs(described: Described): Thing[] {
  const { screen, prefixed, facts } = described;
  const { place, language, copy, meta } = screen;
  if (place.route === 'home') return [];
  const { menu, footer } = copy.common!;
  const at = (target: 'home' | 'policies') => facts.siteOrigin + canonicalAddress(target, language, prefixed);
  const url = addressIn(described);
  const steps: [string, string][] = [
    [menu.home, at('home')],
    ...(place.document ? [[footer.groups.policies, at('policies')] as [string, string]] : []),
    [nameIn(meta.title), url],
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

/** A title without the name of the site: `Products | Ether` is `Products`. */
function nameIn(title: string): string {
  return title.replace(/\s*[|｜]\s*Ether$/u, '');
}

/** What the page offers, without prices: there are none on it. */
function catalogue(described: Described): Thing[] {
  const { screen, facts } = described;
  const offers = offersOf(screen);
  if (offers.length === 0) return [];
  const url = addressIn(described);
  return [
    {
      '@type': 'OfferCatalog',
      '@id': `${url}#offers`,
      name: nameIn(screen.meta.title),
      itemListElement: offers.map(({ name, description, anchor }) => ({
        '@type': 'Offer',
        offeredBy: { '@id': idOf(facts, 'organisation') },
        itemOffered: {
          '@type': 'Service',
          name,
          description,
          provider: { '@id': idOf(facts, 'organisation') },
          ...(anchor ? { url: `${url}#${anchor}` } : {}),
        },
      })),
    },
  ];
}

function document(described: Described): Thing[] {
  const { screen, facts, front } = described;
  if (!front) return [];
  const pdf = `/policies/files/${screen.place.document}.${screen.language}.pdf`;
  const url = addressIn(described);
  return [
    {
      '@type': 'DigitalDocument',
      '@id': `${url}#document`,
      name: front.title,
      description: front.summary,
      url,
      version: front.version,
      inLanguage: tags[screen.language],
      datePublished: front.effective,
      dateModified: front.updated,
      publisher: { '@id': idOf(facts, 'organisation') },
      encoding: {
        '@type': 'MediaObject',
        contentUrl: facts.siteOrigin + pdf,
        encodingFormat: 'application/pdf',
      },
    },
  ];
}
