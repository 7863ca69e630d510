/** The pages of the local email service: the mailbox, and the answer to a form that a browser posted by itself. */
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type forms from '../../content/copy/pt/forms.json';
import type posted from '../../content/copy/pt/posted.json';
import { escapeAttribute, escapeText } from '../../build/escape.ts';
import { addressOf } from '../../src/navigation/address.ts';
import { directionOf, type Language } from '../../src/language/languages.ts';
import { doublesOf, type Message } from './mailbox.ts';

const style = `body{max-width:44rem;margin:0 auto;padding:clamp(2rem,8vh,5rem) 1.25rem;background:#f1f1ec;color:#12201b;font:17px/1.55 system-ui,sans-serif;text-wrap:pretty}
svg{display:block;margin-bottom:clamp(2.5rem,9vh,5rem);color:#12362c}
h1{margin:0 0 1rem;font:300 clamp(2.1rem,7vw,3.2rem)/1.1 georgia,serif;letter-spacing:-.02em;text-wrap:balance}
:lang(ar) h1,:lang(zh) h1{font-family:inherit;font-size:clamp(1.8rem,6vw,2.6rem);font-weight:400;line-height:1.35;letter-spacing:0}
h2{margin-top:2.5rem;font-size:1rem}
a{display:inline-flex;align-items:center;box-sizing:border-box;min-height:52px;margin-top:1.25rem;padding:12px 26px;border-radius:3px;background:#12362c;color:#f1f1ec;font-size:16px;font-weight:500;line-height:1.3;text-decoration:none}
a:hover{background:#1b4a3d}a:focus-visible{outline:2px solid #12362c;outline-offset:3px}
dl{display:grid;grid-template-columns:9rem 1fr;gap:.25rem 1rem;margin:0;padding:1rem 0;border-top:1px solid #c8c8c0}
dt{color:#55625c}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
@media(width<550px){a{display:flex;justify-content:center}}`;

const drawing = readFileSync('public/brand/ether-mark-on-light.svg', 'utf8').replace(
  '<svg',
  '<svg width="42" height="42" aria-hidden="true"',
);

/** Nothing but the style above: what visitors wrote is shown here, and must never become more than text. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

export function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${drawing}
<h1>${escapeText(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** All messages, newest first; doubles say what they repeat. */
export function mailboxPage(messages: Message[]): string {
  const doubles = doublesOf(messages);
  const count = `Mailbox: ${messages.length}${doubles.size > 0 ? `, ${doubles.size} of them repeated` : ''}`;
  const list = messages
    .map(({ id, received, call, fields }) => {
      const rows = Object.entries(fields).map(
        ([name, value]) => `<dt>${escapeText(name)}</dt><dd dir="auto">${escapeText(value)}</dd>`,
      );
      return `<article id="${escapeAttribute(id)}">
<h2><time datetime="${received}">${received}</time> ${call}</h2>
${repeats(doubles.get(id))}<dl>${rows.join('')}</dl>
</article>`;
    })
    .join('\n');
  return page('en', count, list || '<p>No message has arrived yet.</p>');
}

function repeats(earlier: string | undefined): string {
  return earlier ? `<p>Repeats <a href="#${escapeAttribute(earlier)}">${escapeText(earlier)}</a></p>\n` : '';
}

/**
 * The answer to a form posted without scripts.
 * @param failure the text of what went wrong; null if the message has arrived
 * @param form the path of the page with the form, for the way back
 */
export async function answerPage(language: Language, failure: string | null, form: string): Promise<string> {
  const copy = (await readCopy(language, 'forms')) as typeof forms;
  const answer = (await readCopy(language, 'posted')) as typeof posted;
  const link = (path: string, words: string) =>
    `<p><a href="${escapeAttribute(path)}">${escapeText(words)}</a></p>`;
  if (failure === null) {
    const home = addressOf('home', language, true);
    return page(language, copy.sentTitle, `<p>${escapeText(answer.sent)}</p>${link(home, copy.backToSite)}`);
  }
  return page(
    language,
    copy.failed.title.replaceAll('{reason}', () => failure),
    `<p>${escapeText(answer.failed)}</p>${link(form, answer.backToForm)}`,
  );
}

async function readCopy(language: Language, part: 'forms' | 'posted'): Promise<unknown> {
  const file = new URL(`../../content/copy/${language}/${part}.json`, import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as unknown;
}
