/** References of the built pages: addresses, anchors, ids, languages, hosts. */
import { expect, test } from 'vitest';
import { languages, siteConfig } from '../pages.ts';
import { type BuiltPage, builtPages, faultOf, sitemap } from './built.ts';

/** The values of attributes on a page. */
function valuesOf({ $ }: BuiltPage, names: string[]): string[] {
  return names.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((each) => $(each).attr(name)!)
      .filter(Boolean),
  );
}

/** The distinct problems of all pages. */
function all(faultsOf: (page: BuiltPage) => (string | null)[]): string[] {
  return [...new Set(builtPages.flatMap(faultsOf).filter((each) => each !== null))];
}

test('no link and no anchor is broken', () => {
  const addresses = (page: BuiltPage) => [
    ...valuesOf(page, ['href', 'src', 'poster', 'action', 'formaction']),
    ...valuesOf(page, ['srcset', 'imagesrcset'])
      .flatMap((value) => value.split(','))
      .map((each) => each.trim().split(' ')[0]!),
  ];
  expect(addresses(builtPages[0]!)).not.toEqual([]);
  expect(all((page) => addresses(page).map((each) => faultOf(each, page)))).toEqual([]);
});

test('no address in Open Graph, structured data or sitemap is broken', () => {
  const told = ({ properties, graph }: BuiltPage) => {
    const texts = Object.values(properties);
    JSON.stringify(graph, (key, value: unknown) => {
      // An `@id` is no address.
      if (typeof value === 'string' && key !== '@id') texts.push(value);
      return value;
    });
    return texts.filter((text) => text.startsWith('https://'));
  };
  expect(all((page) => told(page).map((each) => faultOf(each, page)))).toEqual([]);
  const listed = sitemap('loc')
    .toArray()
    .map((each) => sitemap(each).text());
  expect(listed).not.toEqual([]);
  expect(listed.flatMap((each) => faultOf(each, builtPages[0]!) ?? [])).toEqual([]);
});

test('every reference by id (`for`, `aria-*`, `commandfor`) has its element', () => {
  const relations = [
    'aria-labelledby',
    'aria-describedby',
    'aria-controls',
    'aria-owns',
    'aria-errormessage',
    'for',
    'commandfor',
    'popovertarget',
    'list',
  ];
  const broken = (page: BuiltPage) =>
    valuesOf(page, relations)
      .flatMap((value) => value.split(' '))
      .filter((id) => id && !page.ids.has(id))
      .map((id) => `${page.name} names ${id}`);
  expect(all(broken)).toEqual([]);
});

test('every page has the language of its address, and only supported languages occur', () => {
  const known: readonly string[] = languages;
  const wrong = (page: BuiltPage) => [
    page.$('html').attr('lang') === page.language ? null : `${page.name} is in another language`,
    ...valuesOf(page, ['lang', 'hreflang'])
      .filter((tag) => tag !== 'x-default' && !known.includes(tag))
      .map((tag) => `${page.name} names ${tag}`),
  ];
  expect(all(wrong)).toEqual([]);
});

test('every host that a page names is configured or reserved', () => {
  const given = [...JSON.stringify(siteConfig).matchAll(/https:\/\/[^/"]+/gu)].map(
    ([each]) => new URL(each).host,
  );
  // Vocabularies of XML and structured data, and WhatsApp links.
  const known = new Set([...given, 'www.w3.org', 'schema.org', 'wa.me']);
  const reserved = /\.(?:example|invalid|test|localhost)$/u;
  const strange = ({ name, html }: BuiltPage) =>
    [...html.matchAll(/https?:\/\/([\w.-]+)/gu)]
      .map(([, host]) => host!)
      .filter((host) => !known.has(host) && !reserved.test(host))
      .map((host) => `${name} names ${host}`);
  expect(all(strange)).toEqual([]);
});
