import { describe, expect, test } from 'vitest';
import type { Language } from '../language/languages.ts';
import { addressOf, matchRoute } from './address.ts';
import { addressIn, isPageAt, type NavigationRequest, shouldIntercept } from './intercept.ts';

/** A click on a link to another page, with changes. */
function request({
  url = 'https://ether.example/en/products',
  sameDocument = false,
  ...rest
}: Change = {}): NavigationRequest {
  return {
    canIntercept: true,
    downloadRequest: null,
    formData: null,
    hashChange: false,
    navigationType: 'push',
    info: undefined,
    ...rest,
    destination: { url, sameDocument },
  };
}
type Change = Partial<Omit<NavigationRequest, 'destination'>> & { url?: string; sameDocument?: boolean };

const error = 'https://ether.example/en/nothing-here';
const within = { url: 'https://ether.example/en#partners', sameDocument: true };

describe('intercepts', () => {
  test.each<[string, Change]>([
    ['a link to a page', {}],
    ['a link to the page that is shown', { navigationType: 'replace' }],
    ['back to a page', { navigationType: 'traverse', sameDocument: true }],
    [
      'back to the error page that this document began with',
      { url: error, navigationType: 'traverse', sameDocument: true },
    ],
    ['another language on the error page', { url: error, info: { language: 'es' } }],
    [
      'another language in place',
      { sameDocument: true, navigationType: 'replace', info: { language: 'es' } },
    ],
  ])('%s', (_, change) => {
    expect(shouldIntercept(request(change))).toBe(true);
  });
});

describe('leaves to the browser', () => {
  test.each<[string, Change]>([
    ['another site', { url: 'https://bank.example/', canIntercept: false }],
    ['a download', { downloadRequest: 'policy.pdf' }],
    ['a form that is posted', { formData: {} as FormData }],
    ['loading anew', { navigationType: 'reload' }],
    ['a page that is loaded whole', { info: { native: true } }],
    ['a link to a place on the page', { ...within, hashChange: true }],
    ['the same link again', { ...within, navigationType: 'replace' }],
    ['an address in another case', { url: 'https://ether.example/EN/Products' }],
    ['a file', { url: 'https://ether.example/policies/en/anti-corruption.pdf' }],
    ['an address without a page', { url: error }],
    ['the page notes its view in the address', { sameDocument: true, navigationType: 'replace' }],
    ['back within a page', { ...within, hashChange: true, navigationType: 'traverse' }],
    [
      'back to where the visitor still is',
      { navigationType: 'traverse', sameDocument: true, info: { native: true } },
    ],
  ])('%s', (_, change) => {
    expect(shouldIntercept(request(change))).toBe(false);
  });
});

const policy = (language: Language, prefixed: boolean) =>
  addressOf({ document: 'due-diligence' }, language, prefixed);

test('a page matches the address of its route, document and language', () => {
  const page = { match: matchRoute('/en/policies/lgpd-guidelines'), language: 'en' as const };
  expect(isPageAt(page, '/en/policies/lgpd-guidelines')).toBe(true);
  expect(isPageAt(page, '/policies/lgpd-guidelines')).toBe(true);
  expect(isPageAt(page, '/es/policies/lgpd-guidelines')).toBe(false);
  expect(isPageAt(page, policy('en', true))).toBe(false);
  expect(isPageAt(page, '/en')).toBe(false);
});

test.each([
  ['/en/about-us', '/es/about-us'],
  ['/en', '/es'],
  ['/en/home?a=1#top', '/es/home?a=1#top'],
  ['/en/nothing-here', '/es/nothing-here'],
  ['/about-us', '/about-us'],
  ['/about-us?lng=en&view=text', '/about-us?lng=es&view=text'],
  ['/about-us?a=b%20c', '/about-us?a=b%20c'],
  [`${policy('en', true)}?view=pdf`, `${policy('es', true)}?view=pdf`],
  [policy('en', false), policy('es', false)],
])('%s in Spanish is %s', (from, to) => {
  expect(addressIn(new URL(from, 'https://ether.example'), 'es')).toBe(to);
});
