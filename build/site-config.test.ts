import { expect, test } from 'vitest';
import { readSiteConfig, variables } from './site-config.ts';

const placeholders = Object.entries(variables)
  .filter(([, fact]) => fact.placeholder)
  .map(([name]) => name);

test('without any variable all facts are placeholders, on reserved names and numbers', () => {
  const { siteConfig, missing } = readSiteConfig({});
  expect(placeholders).toContain('WHATSAPP');
  expect(missing).toEqual(placeholders);
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
  };
  for (const name of Object.keys(wrong)) expect(() => readSiteConfig(wrong)).toThrow(name);
});

test('a strict build takes no placeholder', () => {
  for (const name of placeholders) expect(() => readSiteConfig({ SITE_STRICT: '1' })).toThrow(name);
  const given = Object.fromEntries(
    Object.entries(variables)
      .filter(([, fact]) => fact.placeholder)
      .map(([name, { value }]) => [name, value || 'https://email.example']),
  );
  expect(readSiteConfig({ ...given, SITE_STRICT: '1' }).missing).toEqual([]);
});
