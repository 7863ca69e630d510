import { describe, expect, test } from 'vitest';
import { slugOf } from '../policies/documents.ts';
import { type RouteId, routeIds, routes } from '../routes.ts';
import { addressOf, allTargets, placeOf, targetOf, translatedAddress } from './address.ts';
import { languages } from './languages.ts';

const everyAddress = languages.flatMap((language) =>
  [false, true].flatMap((prefixed) => allTargets().map((target) => ({ target, language, prefixed }))),
);

test('every page has an address in every language, and the address leads back to the page', () => {
  for (const { target, language, prefixed } of everyAddress) {
    const path = addressOf(target, language, prefixed);
    const place = placeOf(path);
    expect(place.prefix, path).toBe(prefixed ? language : null);
    expect(targetOf(place), path).toEqual(target);
    expect(placeOf(`${path}/`), `${path}/`).toEqual(place);
    expect(placeOf(decodeURI(path)), 'decoded').toEqual(place);
  }
});

test('no two pages share an address', () => {
  const paths = everyAddress
    .filter(({ prefixed }) => prefixed)
    .map(({ target, language }) => addressOf(target, language, true));
  expect(new Set(paths).size).toBe(paths.length);
});

test('the addresses of the specification', () => {
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
    expect(placeOf(path).route, path).toBe(route);
    for (const language of languages)
      expect(placeOf(`/${language}${path}`)).toMatchObject({ route, prefix: language });
  }
  const named = new Set(specified.map(([, route]) => route));
  expect(routeIds.filter((id) => !named.has(id) && routes[id].path !== '/404')).toEqual(['policy']);
});

test('the bare policy page shows the anti-corruption policy', () => {
  expect(placeOf('/policies')).toEqual({ route: 'policies', prefix: null, document: 'anti-corruption' });
});

describe('a policy', () => {
  test.each(languages)('is found by its slug in %s, encoded or not, in any case', (language) => {
    const slug = slugOf('supplier-code', language);
    for (const each of [slug, encodeURIComponent(slug), slug.normalize('NFD'), slug.toUpperCase()]) {
      expect(placeOf(`/policies/${each}`)).toEqual({
        route: 'policy',
        prefix: null,
        document: 'supplier-code',
      });
    }
  });

  test('changes its slug with the language', () => {
    const place = placeOf('/en/policies/supplier-code-of-ethics-and-conduct');
    expect(decodeURI(translatedAddress(place, 'pt'))).toBe(
      '/pt/policies/código-de-ética-e-conduta-para-fornecedores',
    );
  });
});

test.each([
  '/nothing',
  '/policies/nothing',
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
  expect(placeOf(path).route).toBe('not-found');
});
