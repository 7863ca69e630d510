/**
 * The local email service for `npm start` and `npm run dev`, a mock of EmailJS: its two calls and its refusals. Each message
 * is a JSON file, shown at `/__mailbox`. Never part of production.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { localIdentifiers } from '../../build/site-config.ts';
import { defaultLanguage, isLanguage } from '../../src/language/languages.ts';
import { addressOf } from '../../src/navigation/address.ts';
import type { EmailConfig } from '../../src/site-config.ts';
import { inbox, type ReceivedMessage, postedPage } from './pages.ts';

type Fields = Record<string, string>;

export interface LocalEmail {
  /** Handles a request and returns true, or returns false. Null if a real service is configured. */
  service: ((request: IncomingMessage, response: ServerResponse) => Promise<boolean>) | null;
  notice: string;
}

/**
 * Creates the local email service, unless a real one is configured.
 * @param environment the variables, usually `process.env`; `MAILBOX` is the folder of the messages
 */
export function localEmail(config: EmailConfig, environment: Record<string, string | undefined>): LocalEmail {
  const given = Object.entries(localIdentifiers).some(
    ([name, own]) => config[name as keyof EmailConfig] !== own,
  );
  if (config.origin) return { service: null, notice: `Messages go to ${config.origin}` };
  if (given)
    return { service: null, notice: 'Messages go nowhere: identifiers are given, but not EMAIL_ORIGIN' };
  const folder = environment.MAILBOX ?? '.mailbox';
  const notice = `Messages arrive in ${folder}/ and can be read at /__mailbox`;
  return { service: emailService(config, folder), notice };
}

export function emailService(config: EmailConfig, folder: string): NonNullable<LocalEmail['service']> {
  return async (request, response) => {
    // An invalid address, such as `//`, is not handled.
    const path = URL.parse(request.url ?? '', 'http://localhost')?.pathname ?? '';
    if (path === '/__mailbox') {
      sendPage(response, 200, inbox(await messagesIn(folder)));
      return true;
    }
    const call = /^\/api\/v1\.0\/email\/(send|send-form)$/u.exec(path)?.[1];
    if (!call) return false;
    const { fields, refusal } = await read(request, call, config);
    if (!refusal) await keep(folder, { received: new Date().toISOString(), call, fields });
    await answer(request, response, fields, refusal);
    return true;
  };
}

type Refusal = [status: number, text: string];

/** Reads the fields of a call, and why it is refused, if it is. */
async function read(
  request: IncomingMessage,
  call: string,
  known: EmailConfig,
): Promise<{ fields: Fields; refusal?: Refusal }> {
  const parts: Buffer[] = [];
  // To the end, even if too large: a browser that is cut off gets no response.
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const type = request.headers['content-type'] ?? '';
  const refuse = (status: number, text: string) => ({ fields: {}, refusal: [status, text] as Refusal });
  if (request.method !== 'POST') return refuse(405, 'Method Not Allowed');
  if (body.length > 50 * 1024) return refuse(413, 'Variables size limit is 50Kb');
  const sent = new Response(body, { headers: { 'content-type': type } });
  let entries: [string, unknown][];
  try {
    if (call === 'send') {
      const { template_params, ...own } = (await sent.json()) as Record<string, unknown>;
      entries = Object.entries({ ...(template_params as object), ...own });
    } else entries = [...(await sent.formData())];
  } catch {
    return refuse(400, 'Bad Request');
  }
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const all = Object.fromEntries(entries.map(([name, value]) => [name, asText(value)]));
  const { user_id, service_id, template_id, lib_version: _, accessToken: __, ...fields } = all;
  const missing = ['user_id', 'service_id', 'template_id'].find((name) => !all[name]);
  if (missing) return { fields, refusal: [400, `The ${missing} parameter is required`] };
  if (user_id !== known.publicKey) return { fields, refusal: [400, 'The Public Key is invalid.'] };
  if (service_id !== known.serviceId) return { fields, refusal: [400, 'The service ID not found.'] };
  if (template_id !== known.templateId) return { fields, refusal: [400, 'The template ID not found.'] };
  return { fields };
}

async function keep(folder: string, message: ReceivedMessage): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = `${message.received.replaceAll(':', '-')}-${randomUUID()}.json`;
  await writeFile(join(folder, name), JSON.stringify(message, null, 2));
}

/** All messages in a folder, newest first. */
export async function messagesIn(folder: string): Promise<ReceivedMessage[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const files = names.toSorted().toReversed();
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as ReceivedMessage),
  );
}

/** Answers the email client with text, and a form posted without scripts with a page. */
async function answer(
  { headers }: IncomingMessage,
  response: ServerResponse,
  fields: Fields,
  refusal: Refusal | undefined,
): Promise<void> {
  const [status, text] = refusal ?? [200, 'OK'];
  if (!headers.accept?.includes('text/html')) {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    return;
  }
  const language = isLanguage(fields.language) ? fields.language : defaultLanguage;
  const referrer = URL.parse(headers.referer ?? '');
  const form = referrer?.host === headers.host ? referrer!.pathname : addressOf('contact', language, true);
  sendPage(response, status, await postedPage(language, refusal?.[1], form));
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    // The page shows what visitors wrote, which must never become more than text.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
  response.end(html);
}
