/** Bytes by page and language as the files name them, and as a phone fetches them. */
import { addressOf, allTargets } from '../src/language/address.ts';
import { languages } from '../src/language/languages.ts';
import { launch, type Part } from './part.ts';
import { serveSite } from './serve.ts';
import { kilobytes, table } from './table.ts';
import { type PhoneWeight, weighOnPhone } from './weigh.ts';

export const measureBytes: Part = async ({ quick }) => {
  const site = await serveSite();
  const browser = await launch();
  const targets = quick ? allTargets().slice(0, 2) : allTargets();
  const rows: { page: string; language: string; weight: PhoneWeight }[] = [];
  try {
    for (const target of targets) {
      for (const language of quick ? languages.slice(0, 1) : languages) {
        const weight = await weighOnPhone(browser, site.origin + addressOf(target, language, true));
        rows.push({ page: typeof target === 'string' ? target : target.document, language, weight });
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const columns = ['html', 'style', 'font', 'picture', 'script', 'total'] as const;
  return {
    title: 'Bytes of a first visit on a phone',
    markdown: `${table(
      ['KB, brotli', '', 'HTML', 'style', 'font', 'picture', 'script', 'all'],
      rows.map(({ page, language, weight }) => [
        page,
        language,
        ...columns.map((column) => kilobytes(weight[column])),
      ]),
    )}\n\n412 points wide at 1.75 pixels a point, empty cache, HTTP/1.1: about 0.9 KB of each file are its headers.`,
    data: rows,
  };
};
