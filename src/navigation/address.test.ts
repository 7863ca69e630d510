import { describe, expect, test } from 'vitest';
import { documents, slugOf } from '../policy-documents.ts';
import { isPage, type RouteId, routeIds, routeOf } from '../routes.ts';
import { addressOf, matchRoute, routeRefOf, translatedAddress } from './address.ts';
import { languages } from '../language/languages.ts';

const everyPage = [
  ...routeIds.filter(isPage).filter((id) => !routeOf(id).isError),
  ...documents.map(({ id }) => ({ document: id })),
];
const everyAddress = languages.flatMap((language) =>
  [false, true].flatMap((prefixed) => everyPage.map((routeRef) => ({ routeRef, language, prefixed }))),
);

test('every page has an address in every language, which matches the page', () => {
  for (const { routeRef, language, prefixed } of everyAddress) {
    const path = addressOf(routeRef, language, prefixed);
    const match = matchRoute(path);
    expect(match.prefix, path).toBe(prefixed ? language : null);
    expect(routeRefOf(match), path).toEqual(routeRef);
    expect(matchRoute(`${path}/`), `${path}/`).toEqual(match);
    expect(matchRoute(decodeURI(path)), 'decoded').toEqual(match);
  }
});

test('no two pages share an address', () => {
  const paths = everyAddress
    .filter(({ prefixed }) => prefixed)
    .map(({ routeRef, language }) => addressOf(routeRef, language, true));
  expect(new Set(paths).size).toBe(paths.length);
});

test('every public address matches its page, with and without language', () => {
  const specified: [string, RouteId][] = [
    ['/', 'home'],
    ['/home', 'home'],
    ['/about-us', 'about-us'],
    ['/products', 'products'],
    ['/services', 'services'],
    ['/partners', 'partners'],
    ['/policies', 'policies'],
    ['/totalPolicy', 'total-policy'],
    ['/policys', 'privacy'],
    ['/contact', 'contact'],
    ['/sign-up', 'sign-up'],
  ];
  for (const [path, route] of specified) {
    expect(matchRoute(path).route, path).toBe(route);
    for (const language of languages)
      expect(matchRoute(`/${language}${path}`)).toMatchObject({ route, prefix: language });
  }
});

test('the bare policy page shows the anti-corruption policy', () => {
  expect(matchRoute('/policies')).toEqual({ route: 'policies', prefix: null, document: 'anti-corruption' });
});

describe('a policy', () => {
  test.each(languages)('is found by its slug in %s, encoded or not', (language) => {
    const slug = slugOf('supplier-code', language);
    for (const each of [slug, encodeURIComponent(slug)]) {
      expect(matchRoute(`/policies/${each}`)).toEqual({
        route: 'policy',
        prefix: null,
        document: 'supplier-code',
      });
    }
  });

  test('changes its slug with the language', () => {
    const match = matchRoute('/en/policies/supplier-code-of-ethics-and-conduct');
    expect(decodeURI(translatedAddress(match, 'pt'))).toBe(
      '/pt/policies/código-de-ética-e-conduta-para-fornecedores',
    );
  });
});

test.each([
  `/policies/${documents[0]!.id}/1.0`,
  '/nothing',
  '/policies/nothing',
  '/policies/:document',
  '/policies/a/b',
  '/en/en',
  '/fr/about-us',
  '/About-Us',
  '/%E0%A4%A',
  '/%00',
  '/constructor',
  '/__proto__',
  '/policies/%2e%2e',
  `/${'a/'.repeat(5000)}`,
])('%s is no page', (path) => {
  expect(matchRoute(path).route).toBe('not-found');
});
