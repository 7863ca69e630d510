import { load } from 'cheerio';
import { expect, it } from 'vitest';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { readSiteConfig } from './site-config.ts';
import { structuredData } from './structured-data.ts';

it('escapes a closing script tag in a text', () => {
  const page = {
    match: { route: 'contact', prefix: null, document: null },
    language: 'en',
    meta: { title: '</script><b>', description: '' },
  } as unknown as PrerenderedPage;
  const { siteConfig } = readSiteConfig({});
  expect(structuredData({ page, prefixed: true, siteConfig })).toBe('');
  const listed = { ...page, match: { ...page.match, route: 'partners' as const } };
  const text = structuredData({ page: listed, prefixed: true, siteConfig });
  expect(text.match(/<\/script>/gu)).toHaveLength(1);
  expect(text).toContain('\\u003c/script>');
});

it('contains registrations and contact details only if given', () => {
  const page = {
    match: { route: 'about-us', prefix: null, document: null },
    language: 'en',
    meta: { title: 'Ether', description: '' },
  } as unknown as PrerenderedPage;
  type Bank = Record<'taxID' | 'address', string> & { contactPoint: unknown[]; subOrganization: object };
  const bankIn = (environment: Record<string, string>) => {
    const { siteConfig } = readSiteConfig(environment);
    const text = structuredData({ page, prefixed: true, siteConfig });
    const { '@graph': graph } = JSON.parse(load(text)('script').text()) as { '@graph': Bank[] };
    return graph[0]!;
  };
  const bare = bankIn({ HELP_DESK_PHONE: '', OMBUDSMAN_PHONE: '' });
  expect(bare.contactPoint).toHaveLength(1);
  expect(Object.keys(bare).concat(Object.keys(bare.subOrganization))).not.toContain('taxID');
  const full = bankIn({
    US_REGISTRATION: '12-3456789',
    BRAZIL_REGISTRATION: '12.345.678/0001-90',
    BRAZIL_ADDRESS: 'Avenida Exemplo, 1000',
    HELP_DESK_PHONE: '+55 11 5550-0101',
    OMBUDSMAN_PHONE: '',
    OMBUDSMAN_EMAIL: 'ombudsman@ether.example',
  });
  expect(full.taxID).toBe('12-3456789');
  expect(full.address).toBeUndefined();
  expect(full.subOrganization).toMatchObject({
    taxID: '12.345.678/0001-90',
    address: 'Avenida Exemplo, 1000',
  });
  expect(full.contactPoint.slice(1)).toEqual([
    { '@type': 'ContactPoint', contactType: 'customer support', telephone: '+55 11 5550-0101' },
    { '@type': 'ContactPoint', contactType: 'ombudsman', email: 'ombudsman@ether.example' },
  ]);
});
