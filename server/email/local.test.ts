/** The local email service, over HTTP. */
import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { localIdentifiers } from '../../build/site-config.ts';
import type { EmailConfig } from '../../src/site-config.ts';
import { listen } from '../../tests/free-port.ts';
import { emailService, localEmail, messagesIn } from './local.ts';

const valid = {
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  from_email: 'ana@example.com',
};
const json = { 'content-type': 'application/json' };
let server: Server;
let folder: string;
let origin: string;

beforeAll(async () => {
  const identifiers = { publicKey: 'key', serviceId: 'service', templateId: 'template' } as EmailConfig;
  server = createServer((request, response) => {
    void emailService(identifiers, folder)(request, response).then((answered) => {
      if (!answered) response.writeHead(404).end();
    });
  });
  origin = await listen(server);
});
afterAll(() => void server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function post(call: string, body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${origin}/api/v1.0/email/${call}`, { method: 'POST', body, headers });
}

it('stores the messages of `send-form` and `send`, and shows them as text', async () => {
  const answer = await post('send-form', formOf({ ...valid, message: 'Olá\nمرحبا “<b>”' }));
  expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
  await post('send', JSON.stringify({ ...valid, template_params: { count: 3 } }), json);
  const [second, first] = await messagesIn(folder);
  expect(first).toMatchObject({ call: 'send-form', fields: { message: 'Olá\r\nمرحبا “<b>”' } });
  expect(first!.fields).not.toHaveProperty('user_id');
  expect(second).toMatchObject({ call: 'send', fields: { count: '3' } });
  expect(await (await fetch(`${origin}/__mailbox`)).text()).toContain('مرحبا “&lt;b&gt;”');
});

it.each<[string, () => Promise<Response>, number, string]>([
  ['no public key', () => post('send-form', formOf({ ...valid, user_id: '' })), 400, 'user_id'],
  [
    'an unknown template',
    () => post('send-form', formOf({ ...valid, template_id: 'x' })),
    400,
    'template ID',
  ],
  [
    'more than 50 KB',
    () => post('send-form', formOf({ ...valid, message: 'x'.repeat(60_000) })),
    413,
    '50Kb',
  ],
  [
    'half a form',
    () => post('send-form', 'x', { 'content-type': 'multipart/form-data; boundary=y' }),
    400,
    'Bad',
  ],
  ['broken JSON', () => post('send', '{', json), 400, 'Bad'],
  ['JSON that is no object', () => post('send', 'null', json), 400, 'Bad'],
  ['another method', () => fetch(`${origin}/api/v1.0/email/send`), 405, 'Method'],
])('refuses %s', async (_what, send, status, text) => {
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(text);
  expect(await messagesIn(folder)).toEqual([]);
});

it('answers a form posted without scripts with a page in its language, with a link back', async () => {
  const headers = { accept: 'text/html', referer: `${origin}/es/partners` };
  const sent = await post('send-form', formOf({ ...valid, language: 'ar' }), headers);
  expect(await sent.text()).toContain('<html lang="ar" dir="rtl">');
  const refused = await post('send-form', formOf({ ...valid, language: 'es', user_id: 'x' }), headers);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('href="/es/partners"');
});

it('is disabled if a real email service is configured', () => {
  const config = { origin: '', ...localIdentifiers } as EmailConfig;
  expect(localEmail({ ...config, origin: 'https://api.example' }, {}).service).toBeNull();
  expect(localEmail({ ...config, publicKey: 'abc' }, {})).toMatchObject({ service: null });
  expect(localEmail(config, {}).service).not.toBeNull();
});
