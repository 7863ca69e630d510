/**
 * The local email service: the two calls of EmailJS, with its answers and refusals, for `npm start` and
 * `npm run dev`. Messages go to the mailbox, which can be read at `/__mailbox`. Never a part of production.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addressOf } from '../../src/navigation/address.ts';
import { defaultLanguage, isLanguage, type Language } from '../../src/language/languages.ts';
import type { Mailbox } from './mailbox.ts';
import { answerPage, mailboxPage, pageHeaders } from './pages.ts';
import { RequestError } from './request-error.ts';
import { checkIdentifiers, type Identifiers, readCall } from './request.ts';
import { injectFault, faultHeader, requestedFault } from './fault-injection.ts';

export const mailboxPath = '/__mailbox';

const calls: Record<string, 'send' | 'send-form'> = {
  '/api/v1.0/email/send': 'send',
  '/api/v1.0/email/send-form': 'send-form',
};

/** Any site may call, as with EmailJS; the identifiers say on whose behalf. */
const openToAll = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': `content-type, ${faultHeader}`,
  'access-control-max-age': '86400',
};

/** Answers a request, if it is the service's to answer; says whether it was. */
export type EmailService = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

export function emailService(identifiers: Identifiers, mailbox: Mailbox): EmailService {
  return async (request, response) => {
    // An address that is none, such as `//`, is not the service's to answer.
    const address = URL.canParse(request.url ?? '', 'http://localhost') ? request.url! : '/';
    const path = new URL(address, 'http://localhost').pathname;
    if (path === mailboxPath) {
      response.writeHead(200, pageHeaders);
      response.end(mailboxPage(await mailbox.list()));
      return true;
    }
    const call = calls[path];
    if (!call) return false;

    if (request.method === 'OPTIONS') {
      response.writeHead(204, openToAll);
      response.end();
      return true;
    }
    let fields: Record<string, string> = {};
    try {
      if (request.method !== 'POST') throw new RequestError(405, 'Method Not Allowed');
      const received = await readCall(request, call);
      fields = received.fields;
      checkIdentifiers(received, identifiers);
      const order = requestedFault(request.headers, fields);
      if (order && !(await injectFault(order))) {
        request.socket.destroy();
        return true;
      }
      await mailbox.keep(call, fields);
      await answer(request, response, fields, 200, 'OK');
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      await answer(request, response, fields, error.status, error.message);
    }
    return true;
  };
}

/** The email client reads a text; a browser that posted a form by itself shows a page. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  fields: Record<string, string>,
  status: number,
  text: string,
): Promise<void> {
  if (!request.headers.accept?.includes('text/html')) {
    response.writeHead(status, { ...openToAll, 'content-type': 'text/plain; charset=utf-8' });
    response.end(text);
    return;
  }
  const language = languageOf(request, fields);
  const page = await answerPage(language, status === 200 ? null : text, formPath(request, language));
  response.writeHead(status, pageHeaders);
  response.end(page);
}

/** The language of the page with the form; of one that does not say, the visitor's own. */
function languageOf(request: IncomingMessage, fields: Record<string, string>): Language {
  if (isLanguage(fields.language)) return fields.language;
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2));
  return accepted.find((tag) => isLanguage(tag)) ?? defaultLanguage;
}

/** The page that the form was posted from, if it is one of this site. */
function formPath(request: IncomingMessage, language: Language): string {
  const referrer = URL.parse(request.headers.referer ?? '');
  if (referrer?.host === request.headers.host) return referrer!.pathname;
  return addressOf('contact', language, true);
}
