import { expect, test } from 'vitest';
import { readSiteConfig } from './site-config.ts';
import { type Basis, variables } from './variables.ts';

const placeholders = Object.entries(variables)
  .filter(([, fact]) => fact.placeholder)
  .map(([name]) => name);

const basisOf = (name: string) => (variables as Record<string, { basis?: Basis }>)[name]!.basis;
const demanded = Object.keys(variables).filter((name) => basisOf(name)?.demanded);
const forCounsel = Object.keys(variables).filter((name) => basisOf(name)?.demanded === false);

test('without any variable all facts are placeholders, on reserved names and numbers, or not there', () => {
  const { siteConfig, missing } = readSiteConfig({});
  expect(placeholders).toContain('WHATSAPP');
  expect(missing.map((line) => line.split(' ')[0]!).toSorted()).toEqual(
    [...placeholders, ...demanded].toSorted(),
  );
  expect(siteConfig).toMatchObject({
    brazilRegistration: '',
    helpDesk: { phone: '', email: '' },
    authorisation: { text: '', url: '' },
    whatsappHours: null,
  });
  expect(siteConfig.whatsapp).toBe('+55 11 5550-0100');
  const hosts = JSON.stringify(siteConfig).match(/https:\/\/[^/"]+/gu) ?? [];
  for (const host of hosts) expect(host).toMatch(/\.example$/u);
});

test('a fact that is given takes the place of the placeholder', () => {
  const { siteConfig, missing } = readSiteConfig({ US_ENTITY: 'A Bank Inc.' });
  expect(siteConfig.usEntity).toBe('A Bank Inc.');
  expect(missing).not.toContain('US_ENTITY');
});

test('every wrong value is named', () => {
  const wrong = {
    SITE_ORIGIN: 'https://a.example/path',
    WHATSAPP: '0800',
    EMAIL_LIMIT_RATE: '-1',
    SECURITY_TXT_EXPIRES: 'next year',
    BRAZIL_REGISTRATION: '12345678000190',
    US_REGISTRATION: '123456789',
    OMBUDSMAN_EMAIL: 'ombudsman',
    AUTHORISATION_URL: 'http://authority.example',
    WHATSAPP_HOURS: '18-9',
  };
  for (const name of Object.keys(wrong)) expect(() => readSiteConfig(wrong)).toThrow(name);
});

/** What a strict build wants, as somebody may give it. */
const given = {
  ...Object.fromEntries(
    Object.entries(variables)
      .filter(([, fact]) => fact.placeholder)
      .map(([name, { value }]) => [name, value || 'https://email.example']),
  ),
  BRAZIL_REGISTRATION: '12.ABC.678/0001-90',
  BRAZIL_ADDRESS: 'Avenida Exemplo, 1000',
  HELP_DESK_EMAIL: 'help@ether.example',
  DATA_PROTECTION_OFFICER: 'Ana Exemplo',
  DATA_PROTECTION_EMAIL: 'officer@ether.example',
  SITE_STRICT: '1',
};

test('a strict build takes no placeholder', () => {
  for (const name of placeholders) expect(() => readSiteConfig({ SITE_STRICT: '1' })).toThrow(name);
  expect(readSiteConfig(given).missing).toEqual([]);
});

test('a strict build wants what a law asks for in any case, and names the law', () => {
  expect(demanded).toContain('DATA_PROTECTION_OFFICER');
  for (const name of demanded) {
    const without = () => readSiteConfig({ ...given, [name]: undefined });
    expect(without).toThrow(`${name} (${basisOf(name)!.law})`);
    expect(() => readSiteConfig({ ...given, [name]: '' }), 'empty is not given').toThrow(name);
  }
});

test('what only counsel can tell is named with its law, and stops nothing', () => {
  const { leftOut } = readSiteConfig(given);
  expect(leftOut).toEqual(forCounsel.map((name) => `${name} (${basisOf(name)!.law})`));
  expect(forCounsel).toContain('OMBUDSMAN_PHONE');
  const { siteConfig, leftOut: left } = readSiteConfig({
    ...given,
    OMBUDSMAN_PHONE: '+55 11 5550-0102',
    WHATSAPP_HOURS: '9-18',
  });
  expect(siteConfig.ombudsman).toEqual({ phone: '+55 11 5550-0102', email: '' });
  expect(siteConfig.whatsappHours).toEqual({ from: 9, to: 18 });
  expect(left.join()).not.toContain('OMBUDSMAN_PHONE');
});
