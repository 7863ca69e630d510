/** The pages of the local email service: the mailbox, and the answer to a form that a browser posted by itself. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type forms from '../../content/copy/pt/forms.json';
import { escapeAttribute, escapeText } from '../../build/escape.ts';
import { addressOf } from '../../src/language/address.ts';
import { directionOf, type Language } from '../../src/language/languages.ts';
import type { Message } from './mailbox.ts';

const style = `body{max-width:44rem;margin:3rem auto;padding:0 1.25rem;background:#f1f1ec;color:#12201b;font:17px/1.55 system-ui,sans-serif}
h1{font-weight:400}h2{margin-top:2.5rem;font-size:1rem}a{color:inherit}
dl{display:grid;grid-template-columns:9rem 1fr;gap:.25rem 1rem;margin:0;padding:1rem 0;border-top:1px solid #c8c8c0}
dt{color:#55625c}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`;

/** Nothing but the style above: what visitors wrote is shown here, and must never become more than text. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

function page(language: Language, title: string, body: string): string {
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
<h1>${escapeText(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** All messages, newest first. */
export function mailboxPage(messages: Message[]): string {
  const list = messages
    .map(({ id, received, call, fields }) => {
      const rows = Object.entries(fields).map(
        ([name, value]) => `<dt>${escapeText(name)}</dt><dd dir="auto">${escapeText(value)}</dd>`,
      );
      return `<article id="${escapeAttribute(id)}">
<h2><time datetime="${received}">${received}</time> ${call}</h2>
<dl>${rows.join('')}</dl>
</article>`;
    })
    .join('\n');
  return page('en', `Mailbox: ${messages.length}`, list || '<p>No message has arrived yet.</p>');
}

/**
 * The answer to a form posted without scripts.
 * @param failure the text of what went wrong; null if the message has arrived
 * @param form the path of the page with the form, for the way back
 */
export async function answerPage(language: Language, failure: string | null, form: string): Promise<string> {
  const file = new URL(`../../content/copy/${language}/forms.json`, import.meta.url);
  const copy = JSON.parse(await readFile(file, 'utf8')) as typeof forms;
  const link = (path: string, words: string) =>
    `<p><a href="${escapeAttribute(path)}">${escapeText(words)}</a></p>`;
  if (failure === null) {
    const home = addressOf('home', language, true);
    return page(
      language,
      copy.sent.title,
      `<p>${escapeText(copy.posted.sent)}</p>${link(home, copy.backToSite)}`,
    );
  }
  const { failed, backToForm } = copy.posted;
  return page(language, copy.failed.title + failure, `<p>${escapeText(failed)}</p>${link(form, backToForm)}`);
}
