/** The page that lists what browsers have reported. */
import { escapeText } from '../../build/escape.ts';
import { page } from '../email/pages.ts';

/** What is kept of a report. */
export interface KeptReport {
  received: string;
  type: string;
  url: string;
  body: Record<string, unknown>;
}

/** All reports, newest first. */
export function reportsPage(reports: KeptReport[]): string {
  const list = reports
    .map(({ received, type, url, body }) => {
      const rows = Object.entries({ url, ...body }).map(
        ([name, value]) => `<dt>${escapeText(name)}</dt><dd dir="auto">${escapeText(asText(value))}</dd>`,
      );
      return `<article>
<h2><time datetime="${received}">${received}</time> ${escapeText(type)}</h2>
<dl>${rows.join('')}</dl>
</article>`;
    })
    .join('\n');
  return page('en', `Reports: ${reports.length}`, list || '<p>No browser has reported anything yet.</p>');
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
