/** The local email service over real HTTP. */
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { EmailConfig } from '../../src/site-config.ts';
import { localEmail } from './local.ts';
import { doublesOf, mailbox } from './mailbox.ts';
import { startService } from './test-service.ts';

const service = startService();

const valid = {
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  lib_version: '4.4.1',
  from_email: 'ana@example.com',
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function post(call: 'send' | 'send-form', body: BodyInit, headers: Record<string, string> = {}) {
  return fetch(`${service.origin}/api/v1.0/email/${call}`, { method: 'POST', body, headers });
}

const json = { 'content-type': 'application/json' };

describe('what it takes', () => {
  it('keeps a form', async () => {
    const response = await post('send-form', formOf({ ...valid, message: 'Olá\nمرحبا 你好 “<b>”' }));
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const [message] = await mailbox(service.folder).list();
    expect(message).toMatchObject({
      call: 'send-form',
      fields: { from_email: 'ana@example.com', message: 'Olá\r\nمرحبا 你好 “<b>”' },
    });
    expect(message!.fields).not.toHaveProperty('user_id');
  });

  it('keeps the parameters of a template', async () => {
    const body = JSON.stringify({ ...valid, template_params: { from_name: 'Ana', count: 3 } });
    expect((await post('send', body, json)).status).toBe(200);
    expect((await mailbox(service.folder).list())[0]).toMatchObject({
      call: 'send',
      fields: { from_name: 'Ana', count: '3' },
    });
  });

  it('keeps 500 messages that are sent at once, loses none, and names the doubles as such', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => `id-${index}`);
    // Every tenth is sent a second time, as a browser does whose connection broke.
    const sent = [...ids, ...ids.filter((_, index) => index % 10 === 0)];
    const answers = await Promise.all(
      sent.map(async (id) => {
        const answer = await post('send-form', formOf({ ...valid, message_id: id }));
        await answer.text();
        return answer.status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    const messages = await mailbox(service.folder).list();
    const doubles = doublesOf(messages);
    expect(messages).toHaveLength(550);
    expect(doubles.size).toBe(50);
    const single = messages.filter(({ id }) => !doubles.has(id));
    expect(new Set(single.map(({ fields }) => fields.message_id))).toEqual(new Set(ids));
    expect((await readdir(service.folder)).filter((name) => !name.endsWith('.json'))).toEqual([]);
  });
});

describe('what it refuses', () => {
  const without = (name: string) => Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));

  it.each([
    ['no public key', without('user_id'), 'The user_id parameter is required'],
    ['no service', without('service_id'), 'The service_id parameter is required'],
    ['no template', without('template_id'), 'The template_id parameter is required'],
    ['an unknown public key', { ...valid, user_id: 'x' }, 'The Public Key is invalid.'],
    ['an unknown service', { ...valid, service_id: 'x' }, 'The service ID not found.'],
    ['an unknown template', { ...valid, template_id: 'x' }, 'The template ID not found.'],
  ])('%s, in both calls', async (_what, fields, text) => {
    const answers = await Promise.all([
      post('send-form', formOf(fields)),
      post('send', JSON.stringify({ ...fields, template_params: {} }), json),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(text);
    }
    expect(await mailbox(service.folder).list()).toEqual([]);
  });

  it.each<[string, () => Promise<Response>, number]>([
    ['more than 50 KB', () => post('send-form', formOf({ ...valid, message: 'x'.repeat(60_000) })), 413],
    ['a form of another kind', () => post('send-form', new URLSearchParams(valid)), 415],
    ['a form in the other call', () => post('send', formOf(valid)), 415],
    ['half a form', () => post('send-form', 'x', { 'content-type': 'multipart/form-data; boundary=y' }), 400],
    ['broken JSON', () => post('send', '{', json), 400],
    ['JSON that is no object', () => post('send', '[]', json), 400],
    [
      'parameters that are no object',
      () => post('send', JSON.stringify({ ...valid, template_params: [] }), json),
      400,
    ],
    ['another method', () => fetch(`${service.origin}/api/v1.0/email/send`), 405],
  ])('%s', async (_what, send, status) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toBe('');
    expect(await mailbox(service.folder).list()).toEqual([]);
  });

  it('what it is told to refuse, by address or by header', async () => {
    const byAddress = await post('send-form', formOf({ ...valid, from_email: 'status-503@fault.example' }));
    const byHeader = await post('send', JSON.stringify({ ...valid, template_params: {} }), {
      ...json,
      'x-fault': 'status-418',
    });
    expect([byAddress.status, byHeader.status]).toEqual([503, 418]);
    await expect(post('send-form', formOf({ ...valid, from_email: 'cut@fault.example' }))).rejects.toThrow();
    expect(await mailbox(service.folder).list()).toEqual([]);
  });
});

it('lets the pages of other sites call', async () => {
  const answer = await fetch(`${service.origin}/api/v1.0/email/send`, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-headers')).toContain('content-type');
});

it('says of a double in the mailbox what it repeats, and of a message without an id nothing', async () => {
  await post('send-form', formOf({ ...valid, message_id: 'one' }));
  await post('send-form', formOf({ ...valid, message_id: 'one' }));
  await post('send-form', formOf(valid));
  await post('send-form', formOf(valid));
  const html = await (await fetch(`${service.origin}/__mailbox`)).text();
  const [first] = (await mailbox(service.folder).list())
    .filter(({ fields }) => fields.message_id)
    .toReversed();
  expect(html).toContain('Mailbox: 4, 1 of them repeated');
  expect(html.match(/Repeats/gu)).toHaveLength(1);
  expect(html).toContain(`href="#${first!.id}"`);
});

it.each([
  ['status-101', 400],
  ['status-000', 400],
  ['status-503', 503],
])('answers %s with %i', async (order, status) => {
  const answer = await post('send-form', formOf({ ...valid, from_email: `${order}@fault.example` }));
  expect(answer.status).toBe(status);
});

it('shows messages newest first, as nothing but text', async () => {
  await post('send-form', formOf({ ...valid, message: 'first' }));
  await post('send-form', formOf({ ...valid, message: '<script>alert(1)</script>"&' }));
  const page = await fetch(`${service.origin}/__mailbox`);
  const html = await page.text();
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script');
  expect(html.indexOf('alert(1)')).toBeLessThan(html.indexOf('first'));
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
});

it('answers a form that a browser posted by itself with a page in its language', async () => {
  const browser = { accept: 'text/html', referer: `${service.origin}/ar/contact` };
  const sent = await post('send-form', formOf({ ...valid, language: 'ar' }), browser);
  const page = await sent.text();
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('تم إرسال البريد بنجاح');
  const refused = await post('send-form', formOf({ ...valid, user_id: 'x' }), {
    ...browser,
    'accept-language': 'zh-CN,zh;q=0.9',
  });
  expect(refused.status).toBe(400);
  const refusal = await refused.text();
  expect(refusal).toContain('邮件发送失败：The Public Key is invalid.');
  expect(refusal).toContain('href="/ar/contact"');
});

describe('where messages go', () => {
  const local: EmailConfig = {
    origin: '',
    publicKey: 'local_public_key',
    serviceId: 'local_service',
    templateId: 'local_template',
    blockHeadless: false,
    blockList: [],
    limitRate: 0,
  };

  it('to the mailbox, as long as nothing is configured', () => {
    expect(localEmail(local, {}).service).not.toBeNull();
  });

  it('to the service that is configured, and then nothing answers here', () => {
    expect(localEmail({ ...local, origin: 'https://api.emailjs.com' }, {}).service).toBeNull();
    const { service: none, notice } = localEmail(local, { EMAIL_PUBLIC_KEY: 'real' });
    expect(none).toBeNull();
    expect(notice).toContain('EMAIL_ORIGIN');
  });
});
