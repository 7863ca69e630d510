/** What search engines and social networks read: every file of the site, and what the files say of each other. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { listingOf } from '../build/listing.ts';
import { cardOf } from '../build/sharing.ts';
import { listedRouteRefs } from '../build/sitemap.ts';
import { matchRoute } from '../src/routing/address.ts';
import { plain } from '../src/language/plain.ts';
import { expect, test } from './base.ts';
import { headOf, type Head } from './head.ts';
import { addressOf, siteConfig, files, languages } from './pages.ts';

const { siteOrigin } = siteConfig;
const pages = files.map((file) => ({ ...file, head: headOf(readFileSync(`dist/${file.file}`, 'utf8')) }));
const sharedPages = pages.filter(({ routeRef }) => routeRef !== 'not-found');
const listed = sharedPages.filter(({ path }) => !listingOf(matchRoute(path).route).unlisted);
const nameOf = ({ path, language }: { path: string; language: string }) => `${decodeURI(path)} (${language})`;

test('titles and descriptions are there, of a length that is shown whole, and unlike each other', () => {
  for (const page of listed) {
    const { title, description } = page.head;
    // Chinese says in a third of the signs what the others say.
    const wide = page.language === 'zh' ? 0.4 : 1;
    expect(title.length, `${nameOf(page)}: ${title}`).toBeLessThanOrEqual(70);
    expect(description.length, `${nameOf(page)}: ${description}`).toBeGreaterThanOrEqual(50 * wide);
    expect(description.length, `${nameOf(page)}: ${description}`).toBeLessThanOrEqual(200);
  }
  const titles = new Map<string, string>();
  for (const { head, path, prefixed } of listed) {
    if (!prefixed || `${siteOrigin}${path}` !== head.canonical) continue;
    expect(
      titles.get(head.title),
      `${decodeURI(path)} has the title of another page: ${head.title}`,
    ).toBeUndefined();
    titles.set(head.title, decodeURI(path));
  }
});

test('what search engines show of a page stands in its HTML, and in no script', () => {
  const scripts = readdirSync('dist/assets')
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`dist/assets/${name}`, 'utf8'));
  for (const page of listed) {
    // A policy is described by what opens its text.
    if (matchRoute(page.path).document) continue;
    expect(
      scripts.filter((script) => script.includes(page.head.description)),
      nameOf(page),
    ).toEqual([]);
  }
});

test('canonical addresses lead to pages that are canonical for themselves', () => {
  const byAddress = new Map(sharedPages.map((page) => [`${siteOrigin}${page.path}`, page]));
  for (const page of sharedPages) {
    const canonical = byAddress.get(page.head.canonical!);
    expect(canonical?.head.canonical, nameOf(page)).toBe(page.head.canonical);
    expect(canonical?.language, nameOf(page)).toBe(page.language);
    expect(canonical?.prefixed, nameOf(page)).toBe(page.prefixed);
  }
});

test('translations name each other, and the address without language is for everybody else', () => {
  const byAddress = new Map(sharedPages.map((page) => [`${siteOrigin}${page.path}`, page]));
  for (const page of sharedPages) {
    const { alternates } = page.head;
    expect(Object.keys(alternates), nameOf(page)).toEqual([...languages, 'x-default']);
    // The head script reads them as it runs.
    expect(page.head.scriptAfterAlternates, nameOf(page)).toBe(true);
    for (const language of languages) {
      const other = byAddress.get(alternates[language]!);
      expect(other?.language, `${nameOf(page)} in ${language}`).toBe(language);
      expect(other?.head.alternates, `${nameOf(page)} in ${language}`).toEqual(alternates);
      // The privacy page is found as the document that it shows, but has translations of its own.
      if (page.routeRef === 'privacy') continue;
      expect(other?.head.canonical, `${nameOf(page)} in ${language}`).toBe(alternates[language]);
    }
    expect(byAddress.get(alternates['x-default']!)?.prefixed, nameOf(page)).toBe(false);
  }
});

test('only contact, sign-up and the error page keep out of the lists', () => {
  for (const page of pages) {
    const hiding =
      page.routeRef === 'contact' || page.routeRef === 'sign-up' || page.routeRef === 'not-found';
    expect(page.head.robots, nameOf(page)).toBe(hiding ? 'noindex' : undefined);
  }
});

test('the sitemap has every canonical address once, with its translations, and nothing else', async ({
  request,
}) => {
  const answer = await request.get('/sitemap.xml');
  const $ = load(await answer.text(), { xml: true });
  const urls = $('url')
    .toArray()
    .map((each) => {
      const url = $(each);
      const links = url.find(String.raw`xhtml\:link`).toArray();
      return {
        address: url.find('loc').text(),
        date: url.find('lastmod').text(),
        alternates: Object.fromEntries(links.map((link) => [$(link).attr('hreflang'), $(link).attr('href')])),
      };
    });
  const canonical = new Map(
    listed
      .filter(({ head, path }) => head.canonical === siteOrigin + path)
      .map((page) => [siteOrigin + page.path, page]),
  );
  expect(urls.map(({ address }) => address).toSorted()).toEqual([...canonical.keys()].toSorted());
  expect(urls.length).toBe(listedRouteRefs().length * (languages.length + 1));
  for (const { address, alternates, date } of urls) {
    const page = canonical.get(address)!;
    expect(alternates, address).toEqual(page.head.alternates);
    const isPolicy = typeof page.routeRef === 'object' || page.routeRef === 'total-policy';
    if (isPolicy) expect(date, address).toMatch(/^20\d\d-\d\d-\d\d$/u);
    else expect(date, address).toBe('');
  }
});

test('robots.txt lets everybody read and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).not.toContain('Disallow');
  expect(text).toContain(`Sitemap: ${siteOrigin}/sitemap.xml`);
});

test('the manifest and the head name icons that are there', async ({ request }) => {
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string }[];
  };
  const icons = [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    ...manifest.icons.map(({ src }) => src),
  ];
  for (const icon of icons) expect((await request.get(icon)).status(), icon).toBe(200);
});

test('what is shared is the page: title, description, address, and a card that is there', () => {
  for (const page of sharedPages) {
    const { head, language, path } = page;
    expect(head.properties, nameOf(page)).toMatchObject({
      'og:title': head.title,
      'og:description': head.description,
      'og:url': head.canonical,
      'og:image': siteOrigin + cardOf({ match: matchRoute(path), language }),
    });
    const card = head.properties['og:image']!.replace(siteOrigin, 'dist');
    expect(existsSync(card), `${nameOf(page)}: ${card}`).toBe(true);
  }
});

test.describe('structured data', () => {
  test('has every thing that it refers to, and each thing once', () => {
    for (const page of listed) {
      const ids = page.head.graph.map((thing) => thing['@id']).filter(Boolean);
      expect(new Set(ids).size, nameOf(page)).toBe(ids.length);
      for (const reference of references(page.head)) expect(ids, nameOf(page)).toContain(reference);
    }
  });

  test('says what the page says, and nothing that is not on it', () => {
    for (const page of listed) {
      const html = readFileSync(`dist/${page.file}`, 'utf8');
      const words = plain(load(html)('body').text());
      const [organisation, website, itself, ...more] = page.head.graph;
      expect(organisation).toMatchObject({
        '@type': 'FinancialService',
        name: 'Ether',
        legalName: siteConfig.usEntity,
      });
      expect(website).toMatchObject({ '@type': 'WebSite', url: `${siteOrigin}/` });
      expect(itself).toMatchObject({
        name: page.head.title,
        description: page.head.description,
        url: page.head.canonical,
      });
      for (const thing of more.filter((each) => each['@type'] === 'OfferCatalog')) {
        for (const { itemOffered } of thing.itemListElement as {
          itemOffered: { name: string; description: string };
        }[]) {
          for (const said of [itemOffered.name, itemOffered.description]) {
            expect(words.includes(said), `${nameOf(page)}: ${said}`).toBe(true);
          }
        }
      }
      expect(JSON.stringify(page.head.graph), nameOf(page)).not.toMatch(
        /"(?:price|priceRange|aggregateRating|review)"/u,
      );
    }
  });

  test('leads from the home page to each page, by addresses that are there', () => {
    const addresses = new Set(sharedPages.map(({ path }) => siteOrigin + path));
    for (const page of listed) {
      const list = page.head.graph.find((thing) => thing['@type'] === 'BreadcrumbList');
      if (page.routeRef === 'home') {
        expect(list, nameOf(page)).toBeUndefined();
        continue;
      }
      const steps = list!.itemListElement as { position: number; name: string; item: string }[];
      expect(
        steps.map(({ position }) => position),
        nameOf(page),
      ).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]!.item, nameOf(page)).toBe(siteOrigin + addressOf('home', page.language, page.prefixed));
      expect(steps.at(-1)!.item, nameOf(page)).toBe(page.head.canonical);
      for (const { item, name } of steps) {
        expect(addresses.has(item), `${nameOf(page)}: ${item}`).toBe(true);
        expect(name, nameOf(page)).not.toBe('');
      }
    }
  });

  test('names each policy as a document, with its dates and its PDF', () => {
    for (const page of listed) {
      const document = page.head.graph.find((thing) => thing['@type'] === 'DigitalDocument');
      expect(document !== undefined, nameOf(page)).toBe(matchRoute(page.path).document !== null);
      if (!document) continue;
      for (const date of [document.datePublished, document.dateModified]) {
        expect(date, nameOf(page)).toMatch(/^20\d\d-\d\d-\d\d$/u);
      }
      const { contentUrl } = document.encoding as { contentUrl: string };
      expect(existsSync(contentUrl.replace(siteOrigin, 'dist')), `${nameOf(page)}: ${contentUrl}`).toBe(true);
    }
  });
});

/** The ids that things of a page refer to. */
function references({ graph }: Head): string[] {
  const found: string[] = [];
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      if (entries.length === 1 && entries[0]![0] === '@id') found.push(entries[0]![1] as string);
      else entries.forEach(([, each]) => look(each));
    }
  };
  look(graph);
  return found;
}
