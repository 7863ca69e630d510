import { expect, test } from 'vitest';
import { readSiteConfig } from './site-config.ts';

const demanded = [
  'BRAZIL_REGISTRATION',
  'BRAZIL_ADDRESS',
  'HELP_DESK_EMAIL',
  'DATA_PROTECTION_OFFICER',
  'DATA_PROTECTION_EMAIL',
];
const placeholders = readSiteConfig({}).missing.filter((name) => !demanded.includes(name));

test('without variables, facts are placeholders on reserved domains and numbers, or missing', () => {
  const { siteConfig, missing } = readSiteConfig({});
  expect(placeholders).toContain('WHATSAPP');
  expect(missing).toEqual(expect.arrayContaining(demanded));
  expect(siteConfig).toMatchObject({
    brazilRegistration: '',
    helpDesk: { phone: '+55 11 5550-0101', email: '' },
    authorisation: { text: '', url: '' },
    whatsappHours: null,
  });
  expect(siteConfig.whatsapp).toBe('+55 11 5550-0100');
  const hosts = JSON.stringify(siteConfig).match(/https:\/\/[^/"]+/gu) ?? [];
  for (const host of hosts) expect(host).toMatch(/\.example$/u);
});

test('a given fact replaces the placeholder', () => {
  const { siteConfig, missing } = readSiteConfig({ US_ENTITY: 'A Bank Inc.' });
  expect(siteConfig.usEntity).toBe('A Bank Inc.');
  expect(missing).not.toContain('US_ENTITY');
});

test('every invalid value is reported', () => {
  const wrong = {
    SITE_ORIGIN: 'https://a.example/path',
    WHATSAPP: '0800',
    EMAIL_LIMIT_RATE: '-1',
    BRAZIL_REGISTRATION: '12345678000190',
    US_REGISTRATION: '123456789',
    OMBUDSMAN_EMAIL: 'ombudsman',
    AUTHORISATION_URL: 'http://authority.example',
    WHATSAPP_HOURS: '18-9',
  };
  for (const name of Object.keys(wrong)) expect(() => readSiteConfig(wrong)).toThrow(name);
});

/** The variables that a strict build requires. */
const given = {
  ...Object.fromEntries(placeholders.map((name) => [name, 'https://bank.example'])),
  WHATSAPP: '+55 11 5550-0100',
  // Given as none: left out of the pages.
  HELP_DESK_PHONE: '',
  OMBUDSMAN_PHONE: '',
  BRAZIL_REGISTRATION: '12.ABC.678/0001-90',
  BRAZIL_ADDRESS: 'Avenida Exemplo, 1000',
  HELP_DESK_EMAIL: 'help@ether.example',
  DATA_PROTECTION_OFFICER: 'Ana Exemplo',
  DATA_PROTECTION_EMAIL: 'officer@ether.example',
  SITE_STRICT: '1',
};

test('a strict build rejects placeholders, and requires what the law requires', () => {
  expect(readSiteConfig(given).missing).toEqual([]);
  for (const name of [...placeholders, ...demanded])
    expect(() => readSiteConfig({ ...given, [name]: undefined })).toThrow(name);
  for (const name of demanded) expect(() => readSiteConfig({ ...given, [name]: '' })).toThrow(name);
});

test('facts that counsel decides on are listed, and fail no build', () => {
  expect(readSiteConfig(given).leftOut).toContain('OMBUDSMAN_EMAIL');
  const { siteConfig, leftOut } = readSiteConfig({
    ...given,
    OMBUDSMAN_EMAIL: 'ombudsman@ether.example',
    WHATSAPP_HOURS: '9-18',
  });
  expect(siteConfig.ombudsman).toEqual({ phone: '', email: 'ombudsman@ether.example' });
  expect(siteConfig.whatsappHours).toEqual({ from: 9, to: 18 });
  expect(leftOut).not.toContain('OMBUDSMAN_EMAIL');
});
