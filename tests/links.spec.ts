/** What the built pages refer to: addresses, anchors, languages, hosts. Read from the files, without a browser. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import { expect, test } from './base.ts';
import { headOf } from './head.ts';
import { siteConfig, files, type Language, languages } from './pages.ts';

interface Page {
  file: string;
  path: string;
  language: Language;
  html: string;
  elements: { name: string; attributes: Record<string, string | undefined> }[];
}

/** Every page, read once: all of these tests run in one worker. */
let pages: Page[];
/** The ids of every page, by its file. */
let ids: Map<string, Set<string>>;
/** The file that each address leads to. The error pages have no address of a file, only one of their own. */
let found: Map<string, string | null>;

test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  pages = files.map(({ file, path, language }) => {
    const html = readFileSync(`dist/${file}`, 'utf8');
    return { file, path, language, html, elements: elementsOf(load(html)) };
  });
  ids = new Map(
    pages.map(({ file, elements }) => [
      `dist/${file}`,
      new Set(elements.flatMap(({ attributes }) => attributes.id ?? [])),
    ]),
  );
  const errorPages = pages.filter(({ file }) => file.endsWith('404.html'));
  found = new Map(errorPages.map(({ file, path }) => [path, `dist/${file}`]));
});

/** Every element of a document with its attributes, in order. */
function elementsOf($: CheerioAPI): Page['elements'] {
  return $('*')
    .toArray()
    .map((each) => ({ name: $(each).prop('tagName')!.toLowerCase(), attributes: $(each).attr() ?? {} }));
}

const sitemap = load(readFileSync('dist/sitemap.xml', 'utf8'), { xml: true });

/** The file that an address leads to, found as the preview finds it; null if there is none. */
function fileOf(pathname: string): string | null {
  const path = decodeURIComponent(pathname).replace(/\/$/u, '');
  if (!found.has(path)) {
    const candidates = [`dist${path}`, `dist${path}/index.html`];
    found.set(path, candidates.find((each) => existsSync(each) && statSync(each).isFile()) ?? null);
  }
  return found.get(path)!;
}

/** Why an address of a page is broken; null if it is not, or if it is none of ours. */
function fault(address: string, { file, path }: Page): string | null {
  const url = new URL(address, siteConfig.siteOrigin + path);
  if (url.origin !== siteConfig.siteOrigin) return null;
  const target = address.startsWith('#') ? `dist/${file}` : fileOf(url.pathname);
  if (!target) return `${file}: ${address} leads nowhere`;
  const hash = decodeURIComponent(url.hash.slice(1));
  const known = ids.get(target);
  return hash && known && !known.has(hash) ? `${file}: ${address} has no such anchor` : null;
}

/** Every address that stands in an element. */
function addressesOf({ elements }: Page): string[] {
  const single = ['href', 'src', 'poster', 'action', 'formaction', 'data-entry'];
  const several = ['srcset', 'imagesrcset'];
  return elements
    .flatMap(({ attributes }) => [
      ...single.flatMap((name) => attributes[name] || []),
      ...several.flatMap((name) =>
        (attributes[name] ?? '').split(',').map((each) => each.trim().split(' ')[0]!),
      ),
      ...(attributes['data-graph'] ?? '').split(' '),
      ...(attributes['data-sheets'] ?? '').split(' '),
    ])
    .filter(Boolean);
}

/** What is read by machines: the addresses of Open Graph and of the structured data. */
function addressesOfHead({ html }: Page): string[] {
  const { properties, graph } = headOf(html);
  const texts: string[] = [];
  JSON.stringify(graph, (key, value: unknown) => {
    // A name of a thing is no address, though it looks like one.
    if (typeof value === 'string' && key !== '@id') texts.push(value);
    return value;
  });
  return [...Object.values(properties), ...texts].filter((text) => text.startsWith('https://'));
}

/** The faults of all pages, each once. */
function all(faultsOf: (page: Page) => (string | null)[]): string[] {
  return [...new Set(pages.flatMap(faultsOf).filter((each) => each !== null))];
}

test('every address and every anchor leads somewhere', () => {
  expect(pages.length).toBeGreaterThan(200);
  // The forms are posted to the email service, which the preview answers for as long as there is no other.
  const own = (page: Page) => addressesOf(page).filter((each) => !each.includes('/api/'));
  expect(all((page) => own(page).map((each) => fault(each, page)))).toEqual([]);
  expect(own(pages[0]!).length, 'addresses on the home page').toBeGreaterThan(50);
});

test('what machines are told leads somewhere', () => {
  expect(all((page) => addressesOfHead(page).map((each) => fault(each, page)))).toEqual([]);
  const addresses = [
    ...sitemap('loc')
      .toArray()
      .map((each) => sitemap(each).text()),
    ...elementsOf(sitemap).flatMap(({ attributes }) => attributes.href ?? []),
  ];
  expect(addresses.length).toBeGreaterThan(50);
  expect(addresses.flatMap((each) => fault(each, pages[0]!) ?? [])).toEqual([]);
  const { files: listed } = JSON.parse(readFileSync('dist/policies/manifest.json', 'utf8')) as {
    files: { href: string }[];
  };
  expect(listed.flatMap(({ href }) => fault(href, pages[0]!) ?? [])).toEqual([]);
});

test('every relation by id is with an element that is there', () => {
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
  const broken = ({ file, elements }: Page) =>
    elements.flatMap(({ name, attributes }) =>
      relations.flatMap((relation) =>
        (attributes[relation] ?? '')
          .split(' ')
          .filter((id) => id && !ids.get(`dist/${file}`)!.has(id))
          .map((id) => `${file}: ${relation} of <${name}> names ${id}`),
      ),
    );
  expect(all(broken)).toEqual([]);
});

test('every language is one of ours, spelt as the standard spells it', () => {
  const known: readonly string[] = languages;
  expect(Intl.getCanonicalLocales([...known])).toEqual(known);
  const wrong = ({ file, language, elements }: Page) =>
    elements.flatMap(({ name, attributes }) => [
      ...(name === 'html' && attributes.lang !== language ? [`${file} is in ${attributes.lang}`] : []),
      ...(['lang', 'xml:lang', 'hreflang'] as const)
        .filter((key) => attributes[key] !== undefined && !known.includes(attributes[key]))
        .filter((key) => !(name === 'link' && key === 'hreflang' && attributes[key] === 'x-default'))
        .map((key) => `${file}: ${key}="${attributes[key]}" of <${name}>`),
    ]);
  expect(all(wrong)).toEqual([]);

  const tags = new Set(elementsOf(sitemap).flatMap(({ attributes }) => attributes.hreflang ?? []));
  expect([...tags].toSorted()).toEqual([...known, 'x-default'].toSorted());
  const manifest = JSON.parse(readFileSync('dist/policies/manifest.json', 'utf8')) as {
    files: { language: string }[];
  };
  expect(new Set(manifest.files.map(({ language }) => language))).toEqual(new Set(known));
});

test('no page names a host that is neither a fact nor reserved', () => {
  const given = [...JSON.stringify(siteConfig).matchAll(/https:\/\/[^/"]+/gu)].map(
    ([each]) => new URL(each).host,
  );
  // The vocabularies of XML and of the structured data, and where a chat on WhatsApp begins.
  const known = new Set([...given, 'www.w3.org', 'schema.org', 'wa.me']);
  const reserved = /\.(?:example|invalid|test|localhost)$/u;
  const strange = ({ file, html }: Page) =>
    [...html.matchAll(/https?:\/\/([\w.-]+)/gu)]
      .map(([, host]) => host!)
      .filter((host) => !known.has(host) && !reserved.test(host))
      .map((host) => `${file} names ${host}`);
  expect(all(strange)).toEqual([]);
});
