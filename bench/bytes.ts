/** Bytes of every page in every language as its file names them, and as a phone fetches them. */
import { addressOf, allRouteRefs, type RouteRef } from '../src/navigation/address.ts';
import { defaultLanguage, type Language, languages } from '../src/language/languages.ts';
import { launch, nameOf, type Part } from './part.ts';
import { serveSite } from '../server/serve-site.ts';
import { kilobytes, table } from './table.ts';
import { weigh, type Weight, weighOnPhone } from './weigh.ts';

type TouchedWeight = Awaited<ReturnType<typeof weighOnPhone>>;

interface Row<Value> {
  page: string;
  language: Language;
  weight: Value;
}

export const measureBytes: Part = async ({ quick }) => {
  const named: Row<Weight>[] = allRouteRefs().flatMap((routeRef) =>
    languages.map((language) => ({
      page: nameOf(routeRef),
      language,
      weight: weigh(`${decodeURI(addressOf(routeRef, language, true)).slice(1)}/index.html`),
    })),
  );
  const fetched = await fetchedByPhone(quick);
  return {
    title: 'Bytes of a first visit',
    markdown: [
      table(
        ['KB, gzip', '', 'HTML', 'style', 'font', 'script'],
        named.map(({ page, language, weight }) => [
          page,
          language,
          ...(['html', 'style', 'font', 'script'] as const).map((column) => kilobytes(weight[column])),
        ]),
      ),
      table(
        ['on a phone, KB, brotli', '', 'HTML', 'style', 'font', 'picture', 'all', 'at the first touch'],
        fetched.map(({ page, language, weight: { untouched, touched } }) => [
          page,
          language,
          ...(['html', 'style', 'font', 'picture', 'total'] as const).map((column) =>
            kilobytes(untouched[column]),
          ),
          kilobytes(touched.total - untouched.total),
        ]),
      ),
      '412 points wide at 1.75 pixels a point, empty cache, not scrolled, HTTP/1.1: about 0.9 KB of each file are headers.',
    ].join('\n\n'),
    data: { named, fetched },
  };
};

/** Every page in Portuguese, and the home page in every language. */
async function fetchedByPhone(quick: boolean): Promise<Row<TouchedWeight>[]> {
  const pages: [RouteRef, Language][] = [
    ...allRouteRefs().map((routeRef): [RouteRef, Language] => [routeRef, defaultLanguage]),
    ...languages.slice(1).map((language): [RouteRef, Language] => ['home', language]),
  ];
  const site = await serveSite();
  const browser = await launch();
  const rows: Row<TouchedWeight>[] = [];
  try {
    for (const [routeRef, language] of quick ? pages.slice(0, 2) : pages) {
      const weight = await weighOnPhone(browser, site.origin + addressOf(routeRef, language, true));
      rows.push({ page: nameOf(routeRef), language, weight });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return rows;
}
