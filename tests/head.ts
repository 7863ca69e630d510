/** The head of a built page, read as a search engine would. */
import type { Thing } from '../build/structured-data.ts';
import { attributesOf, decoded } from './markup.ts';

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
  const elements = [...head.matchAll(/<(meta|link)\s([^>]*)>/gu)].map(([, name, text]) => ({
    name,
    ...attributesOf(text!),
  })) as Record<string, string | undefined>[];
  const meta = (name: string) => elements.find((each) => each.name === name)?.content;
  const links = elements.filter(({ rel }) => rel !== undefined);
  const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/u.exec(head)?.[1];
  return {
    title: decoded(/<title>(.*?)<\/title>/u.exec(head)?.[1] ?? ''),
    description: meta('description') ?? '',
    robots: meta('robots'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang, href]),
    ) as Record<string, string>,
    scriptAfterAlternates: head.indexOf('<script data-entry') > head.lastIndexOf('<link rel="alternate"'),
    properties: Object.fromEntries(
      elements.filter(({ property }) => property).map(({ property, content }) => [property, content]),
    ) as Record<string, string>,
    graph: data ? (JSON.parse(data) as { '@graph': Thing[] })['@graph'] : [],
  };
}
