/** The built pages, parsed once. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { type CheerioAPI, load } from 'cheerio';
import { files, siteConfig } from '../pages.ts';

/** An entity of the structured data. */
interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

const readPage = (page: (typeof files)[number]) => {
  const html = readFileSync(`dist/${page.file}`, 'utf8');
  const $ = load(html);
  const meta = (name: string) => $(`head meta[name="${name}"]`).attr('content');
  const data = $('script[type="application/ld+json"]').text();
  return {
    ...page,
    /** Its name in failure messages. */
    name: `dist/${page.file}`,
    html,
    $,
    title: $('title').first().text(),
    description: meta('description') ?? '',
    robots: meta('robots'),
    canonical: $('link[rel=canonical]').attr('href'),
    /** The addresses of the translations, by language tag. */
    alternates: pairs($, 'link[rel=alternate][hreflang]', 'hreflang', 'href'),
    /** Open Graph values by property. */
    properties: pairs($, 'head meta[property]', 'property', 'content'),
    /** The entities of the structured data. */
    graph: data ? (JSON.parse(data) as { '@graph': Thing[] })['@graph'] : [],
    ids: new Set(
      $('[id]')
        .toArray()
        .map((each) => $(each).attr('id')!),
    ),
  };
};

export type BuiltPage = ReturnType<typeof readPage>;

/** All pages. */
export const builtPages: BuiltPage[] = files.map(readPage);

/** The sitemap, as XML. */
export const sitemap = load(readFileSync('dist/sitemap.xml', 'utf8'), { xml: true });

/** The values of one attribute by those of another. */
function pairs($: CheerioAPI, elements: string, name: string, value: string): Record<string, string> {
  return Object.fromEntries(
    $(elements)
      .toArray()
      .map((each) => [$(each).attr(name)!, $(each).attr(value)!]),
  );
}

const pagesByFile = new Map(builtPages.map((page) => [page.name, page]));

/**
 * Why an address on a page is broken.
 * @returns null if it works or is external
 */
export function faultOf(address: string, page: BuiltPage): string | null {
  const url = new URL(address, siteConfig.siteOrigin + page.path);
  // The email service is no file.
  if (url.origin !== siteConfig.siteOrigin || url.pathname.startsWith('/api/')) return null;
  const path = decodeURIComponent(url.pathname).replace(/\/$/u, '');
  const candidates = address.startsWith('#')
    ? [page.name]
    : [`dist${path}`, `dist${path}/index.html`, `dist${path}.html`];
  const target = candidates.find((each) => existsSync(each) && statSync(each).isFile());
  if (!target) return `${page.name}: ${address} leads nowhere`;
  const hash = decodeURIComponent(url.hash.slice(1));
  const known = pagesByFile.get(target)?.ids;
  return hash && known && !known.has(hash) ? `${page.name}: ${address} has no such anchor` : null;
}
