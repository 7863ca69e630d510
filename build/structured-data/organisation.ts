/** The bank and its site, as they are on every page. */
import type { ContactPoint, FinancialService, WebSite } from 'schema-dts';
import { languages } from '../../src/language/languages.ts';
import type { SiteConfig } from '../../src/site-config.ts';
import { addressIn, type Described, idOf, tagOf } from './described.ts';
import { offersOf } from './offers.ts';

export function organisation(described: Described): FinancialService {
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

export function website({ siteConfig }: Described): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf(siteConfig, 'website'),
    name: 'Ether',
    url: `${siteConfig.siteOrigin}/`,
    inLanguage: languages.map(tagOf),
    publisher: { '@id': idOf(siteConfig, 'organisation') },
  };
}
