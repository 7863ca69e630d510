/** Bytes of every page in every language as its file names them, and as a phone fetches them. */
import { addressOf, allTargets, type Target } from '../src/language/address.ts';
import { defaultLanguage, type Language, languages } from '../src/language/languages.ts';
import { launch, type Part } from './part.ts';
import { serveSite } from './serve.ts';
import { kilobytes, table } from './table.ts';
import { type PhoneWeight, weigh, type Weight, weighOnPhone } from './weigh.ts';

interface Row<Value> {
  page: string;
  language: Language;
  weight: Value;
}

const nameOf = (target: Target) => (typeof target === 'string' ? target : target.document);

export const measureBytes: Part = async ({ quick }) => {
  const named: Row<Weight>[] = allTargets().flatMap((target) =>
    languages.map((language) => ({
      page: nameOf(target),
      language,
      weight: weigh(`${decodeURI(addressOf(target, language, true)).slice(1)}/index.html`),
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
        ['on a phone, KB, brotli', '', 'HTML', 'style', 'font', 'picture', 'script', 'all'],
        fetched.map(({ page, language, weight }) => [
          page,
          language,
          ...(['html', 'style', 'font', 'picture', 'script', 'total'] as const).map((column) =>
            kilobytes(weight[column]),
          ),
        ]),
      ),
      '412 points wide at 1.75 pixels a point, empty cache, not scrolled, HTTP/1.1: about 0.9 KB of each file are headers.',
    ].join('\n\n'),
    data: { named, fetched },
  };
};

/** Every page in Portuguese, and the home page in every language. */
async function fetchedByPhone(quick: boolean): Promise<Row<PhoneWeight>[]> {
  const pages: [Target, Language][] = [
    ...allTargets().map((target): [Target, Language] => [target, defaultLanguage]),
    ...languages.slice(1).map((language): [Target, Language] => ['home', language]),
  ];
  const site = await serveSite();
  const browser = await launch();
  const rows: Row<PhoneWeight>[] = [];
  try {
    for (const [target, language] of quick ? pages.slice(0, 2) : pages) {
      const weight = await weighOnPhone(browser, site.origin + addressOf(target, language, true));
      rows.push({ page: nameOf(target), language, weight });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return rows;
}
