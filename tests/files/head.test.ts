/** Metadata for search engines and social networks. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOf } from '../../src/routes.ts';
import { languages, siteConfig } from '../pages.ts';
import { type BuiltPage, builtPages, sitemap } from './built.ts';

const { siteOrigin } = siteConfig;
const addressOf = ({ path }: { path: string }) => siteOrigin + path;
const isErrorPage = ({ routeRef }: BuiltPage) => typeof routeRef === 'string' && routeOf(routeRef).isError;
const sharedPages = builtPages.filter((page) => !isErrorPage(page));
const listedPages = sharedPages.filter(({ robots }) => robots !== 'noindex');
const canonicalPages = listedPages.filter((page) => page.canonical === addressOf(page));
const byAddress = new Map(sharedPages.map((page) => [addressOf(page), page]));

test('each page has a title and a description, and no other page of its language has the same', () => {
  for (const language of languages) {
    const own = canonicalPages.filter((page) => page.language === language && page.prefixed);
    for (const key of ['title', 'description'] as const) {
      const values = own.map((page) => page[key]);
      expect(values, language).not.toContain('');
      expect(
        values.filter((value, index) => values.indexOf(value) !== index),
        language,
      ).toEqual([]);
    }
  }
});

test('canonical links point to pages that are their own canonical', () => {
  for (const page of sharedPages) {
    const canonical = byAddress.get(page.canonical!);
    expect(canonical?.canonical, page.name).toBe(page.canonical);
    expect(canonical?.language, page.name).toBe(page.language);
    expect(canonical?.prefixed, page.name).toBe(page.prefixed);
  }
});

test('hreflang links name every translation, and x-default is the address without language', () => {
  for (const page of sharedPages) {
    expect(Object.keys(page.alternates).toSorted(), page.name).toEqual(
      [...languages, 'x-default'].toSorted(),
    );
    for (const language of languages) {
      const other = byAddress.get(page.alternates[language]!);
      expect(other?.language, `${page.name} in ${language}`).toBe(language);
      expect(other?.alternates, `${page.name} in ${language}`).toEqual(page.alternates);
    }
    expect(byAddress.get(page.alternates['x-default']!)?.prefixed, page.name).toBe(false);
  }
});

test('form pages and error pages are noindex', () => {
  const hidden = builtPages.filter(({ robots }) => robots === 'noindex');
  expect(new Set(hidden.map(({ routeRef }) => routeRef))).toEqual(
    new Set(['contact', 'sign-up', 'not-found']),
  );
});

test('the sitemap has every canonical address once, with its translations, and nothing else', () => {
  const urls = sitemap('url')
    .toArray()
    .map((each) => ({
      address: sitemap(each).find('loc').text(),
      alternates: Object.fromEntries(
        sitemap(each)
          .find(String.raw`xhtml\:link`)
          .toArray()
          .map((link) => [sitemap(link).attr('hreflang'), sitemap(link).attr('href')]),
      ),
    }));
  const canonical = canonicalPages.map((page) => ({ address: addressOf(page), alternates: page.alternates }));
  const sorted = (list: { address: string }[]) =>
    list.toSorted((one, other) => (one.address < other.address ? -1 : 1));
  expect(sorted(urls)).toEqual(sorted(canonical));
});

test('robots.txt allows everything and names the sitemap', () => {
  const text = readFileSync('dist/robots.txt', 'utf8');
  expect(text).not.toContain('Disallow');
  expect(text).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
});

test('Open Graph has title, description, address and picture', () => {
  for (const page of sharedPages) {
    expect(page.properties, page.name).toMatchObject({
      'og:title': page.title,
      'og:description': page.description,
      'og:url': page.canonical,
    });
    expect(existsSync(page.properties['og:image']!.replace(siteOrigin, 'dist')), page.name).toBe(true);
  }
});

test('the structured data contains every entity it refers to, once, and no price or review', () => {
  for (const { graph, name } of listedPages) {
    const ids = graph.flatMap((thing) => thing['@id'] ?? []);
    expect(new Set(ids).size, name).toBe(ids.length);
    const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/gu)].map(([, id]) => id);
    expect(
      references.filter((id) => !ids.includes(id!)),
      name,
    ).toEqual([]);
    expect(JSON.stringify(graph), name).not.toMatch(/"(?:price|priceRange|aggregateRating|review)"/u);
  }
});

test('each policy has structured data with an existing PDF', () => {
  const policies = canonicalPages.filter(({ routeRef }) => typeof routeRef === 'object');
  expect(policies).not.toEqual([]);
  for (const { graph, name } of policies) {
    const document = graph.find(({ encoding }) => encoding);
    const { contentUrl } = document!.encoding as { contentUrl: string };
    expect(existsSync(contentUrl.replace(siteOrigin, 'dist')), name).toBe(true);
  }
});
