/**
 * Structured data (schema.org, JSON-LD) of the bank, the site, the page and its document: only what is on the page or in
 * the configuration.
 */
import { type Language, languages, localeOf } from '../src/language/languages.ts';
import { addressOf } from '../src/navigation/address.ts';
import type { PrerenderedPage } from '../src/prerender.tsx';
import type { SiteConfig } from '../src/site-config.ts';
import { canonicalRouteRef, isNoindex } from './canonical.ts';
import type { FrontMatter } from './policies/list.ts';

interface Described {
  page: PrerenderedPage;
  prefixed: boolean;
  siteConfig: SiteConfig;
  /** Of the policy that the page shows. */
  front?: FrontMatter;
}

/** The element for the end of a page; empty for `noindex` pages. */
export function structuredData({ page, prefixed, siteConfig, front }: Described): string {
  const { match, language, meta } = page;
  if (isNoindex(match.route)) return '';
  const { siteOrigin } = siteConfig;
  const url = siteOrigin + addressOf(canonicalRouteRef(page), language, prefixed);
  const pdf = `${siteOrigin}/policies/files/${match.document}.${language}.pdf`;
  const bankId = { '@id': `${siteOrigin}/#organisation` };
  const site = {
    '@type': 'WebSite',
    '@id': `${siteOrigin}/#website`,
    name: 'Ether',
    url: `${siteOrigin}/`,
    inLanguage: languages.map(tagOf),
    publisher: bankId,
  };
  const webPage = {
    '@type': match.route === 'about-us' ? 'AboutPage' : 'WebPage',
    '@id': `${url}#page`,
    url,
    name: meta.title,
    description: meta.description,
    inLanguage: tagOf(language),
    isPartOf: { '@id': `${siteOrigin}/#website` },
    about: bankId,
    ...(front && {
      version: front.version,
      datePublished: front.effective,
      dateModified: front.updated,
      encoding: { '@type': 'MediaObject', contentUrl: pdf, encodingFormat: 'application/pdf' },
    }),
  };
  const graph = { '@context': 'https://schema.org', '@graph': [bank(siteConfig), site, webPage] };
  const json = JSON.stringify(graph);
  // A script ends at the first `</script`, even inside a string.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

const tagOf = (language: Language) => new Intl.Locale(localeOf(language)).baseName;

function bank({ siteOrigin, whatsapp, helpDesk, ombudsman, social, ...config }: SiteConfig): object {
  const point = (contactType: string, telephone: string, email = ''): object[] =>
    telephone || email ? [{ '@type': 'ContactPoint', contactType, ...given({ telephone, email }) }] : [];
  return {
    '@type': 'FinancialService',
    '@id': `${siteOrigin}/#organisation`,
    name: 'Ether',
    legalName: config.usEntity,
    url: `${siteOrigin}/`,
    logo: `${siteOrigin}/icon-512.png`,
    ...given({ taxID: config.usRegistration, address: config.usAddress }),
    subOrganization: {
      '@type': 'Organization',
      name: config.brazilEntity,
      ...given({ taxID: config.brazilRegistration, address: config.brazilAddress }),
    },
    contactPoint: [
      ...point('customer service', whatsapp),
      ...point('customer support', helpDesk.phone, helpDesk.email),
      ...point('ombudsman', ombudsman.phone, ombudsman.email),
    ],
    sameAs: Object.values(social),
  };
}

/** The facts that are given. */
const given = (facts: Record<string, string>) =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact));
