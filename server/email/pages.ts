/** The pages of the local email service: the inbox, and the answer to a form posted without scripts. */
import type forms from '../../content/copy/pt/forms.json';
import type posted from '../../content/copy/pt/posted.json';
import { escapeAttribute, escapeText } from '../../build/escape.ts';
import { token } from '../../build/tokens.ts';
import { readCopy } from '../../build/copy/read-copy.ts';
import { directionOf, type Language } from '../../src/language/languages.ts';
import { addressOf } from '../../src/navigation/address.ts';

/** A received message. */
export interface ReceivedMessage {
  received: string;
  call: string;
  fields: Record<string, string>;
}

const style = `
  body { max-width: 44rem; margin: 0 auto; padding: 4rem 1.25rem; font: 17px/1.55 ${token('--font-text')} }
  body { background: ${token('--paper')}; color: ${token('--text')} }
  h1 { font: ${token('--display-weight')} 3rem/1.2 ${token('--font-display')} }
  a { color: ${token('--baize')} }
  dl { display: grid; grid-template-columns: 9rem 1fr; gap: .25rem 1rem }
  dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
`;

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title><style>${style}</style>
<main><h1>${escapeText(title)}</h1>${body}</main>
</html>`;
}

/** The inbox. */
export function inbox(messages: ReceivedMessage[]): string {
  const list = messages.map(({ received, call, fields }) => {
    const rows = Object.entries(fields).map(
      ([name, value]) => `<dt>${escapeText(name)}</dt><dd dir="auto">${escapeText(value)}</dd>`,
    );
    return `<article><h2>${received} ${call}</h2><dl>${rows.join('')}</dl></article>`;
  });
  return page('en', `Mailbox: ${messages.length}`, list.join('\n'));
}

/**
 * The answer to a form posted without scripts.
 * @param failure the error, if the message was refused
 * @param form the path of the page with the form, for the link back
 */
export async function postedPage(
  language: Language,
  failure: string | undefined,
  form: string,
): Promise<string> {
  const copy = (await readCopy(language, 'forms')) as typeof forms;
  const words = (await readCopy(language, 'posted')) as typeof posted;
  const title = failure === undefined ? copy.sentTitle : copy.failed.title.replace('{reason}', () => failure);
  const [text, path, link] = failure
    ? [words.failed, form, words.backToForm]
    : [words.sent, addressOf('home', language, true), copy.backToSite];
  const wayBack = `<p><a href="${escapeAttribute(path)}">${escapeText(link)}</a></p>`;
  return page(language, title, `<p>${escapeText(text)}</p>${wayBack}`);
}
