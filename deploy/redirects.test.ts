import { describe, expect, test } from 'vitest';
import { addressTable, redirectOf } from './redirects.ts';

const slug = encodeURI('/pt/policies/política-de-devida-diligência');
const arabic = encodeURI('/ar/policies/سياسة-العناية-الواجبة');
const addresses = addressTable(
  ['/', '/en', '/en/about-us', '/about-us', '/totalPolicy', slug, arabic],
  [['/pt/policies/old-name', slug]],
);
const decomposed = encodeURI(decodeURI(slug).normalize('NFD'));

describe('one redirect to the canonical address', () => {
  test.each([
    ['/EN', '/en'],
    ['/en/About-Us', '/en/about-us'],
    ['/totalpolicy', '/totalPolicy'],
    ['/TOTALPOLICY/', '/totalPolicy'],
    ['/about-us/', '/about-us'],
    ['/about-us.', '/about-us'],
    ['/en/about-us/index.html', '/en/about-us'],
    ['/index.html', '/'],
    ['/en/index.HTM', '/en'],
    ['//about-us', '/about-us'],
    [decomposed, slug],
    [decodeURI(slug).toUpperCase(), slug],
    [slug.replaceAll('%', '%25'), slug],
    [decomposed.replaceAll('%', '%25'), slug],
    [arabic.replaceAll('%', '%25'), arabic],
    ['/pt/policies/Old-Name/', slug],
    ['/EN?lng=ar&next=//evil.example', '/en?lng=ar&next=//evil.example'],
    ['/EN#place', '/en'],
  ])('%s', (url, location) => {
    expect(redirectOf(url, addresses)).toBe(location);
  });
});

describe('no redirect', () => {
  test.each([
    '/',
    '/en',
    '/en?lng=ar',
    slug,
    // The same address, encoded differently.
    decodeURI(slug),
    slug.toLowerCase(),
    '/%61bout-us',
    '/en%2Fabout-us',
    '/en/nothing-here',
    '//evil.example',
    '//evil.example/en',
    '/assets/index.html',
    '/robots.txt/',
    '/%E0%A4%A',
    '/%2525',
    '/constructor',
    '',
  ])('%s', (url) => {
    const expected = url === '' ? '/' : null;
    expect(redirectOf(url, addresses)).toBe(expected);
  });
});

test('no redirect leads to an address that redirects', () => {
  for (const location of Object.values(addresses)) expect(redirectOf(location, addresses)).toBe(null);
});
