/** Lighthouse on every page in every language: all that it looks at in Portuguese and on the home page, else its performance. */
import { addressOf, allRouteRefs, type RouteRef } from '../src/navigation/address.ts';
import { listingOf } from '../build/listing.ts';
import { defaultLanguage, type Language, languages } from '../src/language/languages.ts';
import { median, nameOf, type Part, times } from './part.ts';
import { categories, launchForLighthouse, type Report, runLighthouse } from './run-lighthouse.ts';
import { serveSite } from '../server/serve-site.ts';
import { table } from './table.ts';

export const measureLighthouse: Part = async ({
  quick,
  pages: wantedPages,
  languages: wantedLanguages = languages,
}) => {
  const site = await serveSite();
  const routeRefs = allRouteRefs().filter((each) => wantedPages?.includes(nameOf(each)) ?? true);
  const pages = languages
    .filter((language) => wantedLanguages.includes(language))
    .flatMap((language) => routeRefs.map((routeRef): [RouteRef, Language] => [routeRef, language]));
  const rows: { page: string; language: Language; reports: Report[] }[] = [];
  try {
    for (const [routeRef, language] of quick ? pages.slice(0, 2) : pages) {
      const address = site.origin + addressOf(routeRef, language, true);
      const whole = language === defaultLanguage || routeRef === 'home';
      const looksAt = whole ? categories : (['performance'] as const);
      const debuggable = await launchForLighthouse();
      try {
        const reports = await times(quick ? 1 : 3, () => runLighthouse(debuggable, address, looksAt));
        rows.push({ page: nameOf(routeRef), language, reports });
      } finally {
        await debuggable.browser.close();
      }
    }
  } finally {
    await site.stop();
  }
  const middle = (reports: Report[], read: (report: Report) => number) =>
    Math.round(median(reports.map(read)));
  return {
    title: 'Lighthouse, mobile',
    markdown: `${table(
      [
        'median of three',
        '',
        ...categories,
        'first paint',
        'largest paint',
        'blocking',
        'shift',
        'not perfect',
      ],
      rows.map(({ page, language, reports }) => [
        page,
        language,
        ...categories.map((category) =>
          reports.some(({ scores }) => category in scores)
            ? middle(reports, ({ scores }) => scores[category]!)
            : '',
        ),
        `${middle(reports, ({ firstPaint }) => firstPaint)} ms`,
        `${middle(reports, ({ largestPaint }) => largestPaint)} ms`,
        `${middle(reports, ({ blocking }) => blocking)} ms`,
        median(reports.map(({ shift }) => shift)).toFixed(3),
        [...new Set(reports.flatMap(({ failed }) => failed))].join(', '),
      ]),
    )}\n\n${unlisted()} are kept out of the lists on purpose, which Lighthouse counts against their SEO.`,
    data: rows,
  };
};

function unlisted(): string {
  return allRouteRefs()
    .filter((routeRef) => typeof routeRef === 'string')
    .filter((routeRef) => listingOf(routeRef).unlisted)
    .join(' and ');
}
