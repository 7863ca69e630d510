import { expect, it } from 'vitest';
import { readableAddresses } from './readable-addresses.ts';

it('writes links to the site in the letters of their language', () => {
  expect(readableAddresses('<a class="x" href="/zh/policies/%E5%B0%BD%E8%81%8C#section-3-2">')).toBe(
    '<a class="x" href="/zh/policies/尽职#section-3-2">',
  );
});

it('leaves what would be another address, or another attribute, without its escapes', () => {
  for (const address of [
    '/pt/a%23b',
    '/pt/a%2Fb',
    '/pt/a%22b',
    '/pt/a%20b',
    '/pt?a=1&amp;b=%C3%A9',
    'https://a.example/%C3%A9',
  ]) {
    expect(readableAddresses(`<a href="${address}">`)).toBe(`<a href="${address}">`);
  }
});
