/** The head of a built page, read as a search engine would. */
import { load } from 'cheerio';

/** A thing of the structured data, as it is read. */
interface Thing {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

export interface Head {
  title: string;
  description: string;
  robots: string | undefined;
  canonical: string | undefined;
  /** The addresses of the translations, by their tag. */
  alternates: Record<string, string>;
  /** Whether the head script comes after the last of them. */
  scriptAfterAlternates: boolean;
  /** Open Graph, by the name of the property. */
  properties: Record<string, string>;
  /** The things of the structured data. */
  graph: Thing[];
}

/** Reads the head of a page; what is missing is empty. */
export function headOf(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const $ = load(head);
  const meta = (name: string) => $(`meta[name=${name}]`).attr('content');
  const pairs = (elements: string, name: string, value: string) =>
    Object.fromEntries(
      $(elements)
        .toArray()
        .map((each) => [$(each).attr(name)!, $(each).attr(value)!]),
    );
  // It stands after the content, which is wanted first.
  const data = /<script type="application\/ld\+json">([^<]*)<\/script>/u.exec(html)?.[1];
  return {
    title: $('title').text(),
    description: meta('description') ?? '',
    robots: meta('robots'),
    canonical: $('link[rel=canonical]').attr('href'),
    alternates: pairs('link[rel=alternate][hreflang]', 'hreflang', 'href'),
    scriptAfterAlternates:
      $('script[data-entry]').prevAll('link[rel=alternate]').length === $('link[rel=alternate]').length,
    properties: pairs('meta[property]', 'property', 'content'),
    graph: data ? (JSON.parse(data) as { '@graph': Thing[] })['@graph'] : [],
  };
}
