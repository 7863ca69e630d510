/** The email client against the local service over real HTTP, where a browser is not needed. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmailConfig } from '../../src/site-config.ts';
import { emailClient } from '../../src/forms/email/client.ts';
import { storage } from '../../src/forms/email/storage.ts';
import { mailbox } from './mailbox.ts';
import { identifiers, startService } from './test-service.ts';

const service = startService();

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/', origin: service.origin });
});

describe('the client', () => {
  const settings = (changes: Partial<EmailConfig> = {}): EmailConfig => ({
    origin: service.origin,
    ...identifiers,
    blockHeadless: false,
    blockList: [],
    limitRate: 0,
    ...changes,
  });
  const params = { from_email: 'ana@example.com' };
  const send = (changes?: Partial<EmailConfig>, values: Record<string, unknown> = params, limitId = 'test') =>
    emailClient(settings(changes), service.origin).send(values, { limitId });

  it('sends parameters', async () => {
    expect(await send()).toEqual({ kind: 'sent', status: 200, text: 'OK' });
    expect((await mailbox(service.folder).list())[0]!.fields).toEqual(params);
  });

  it.each<[string, Partial<EmailConfig>, object]>([
    [
      'a public key',
      { publicKey: '' },
      { kind: 'configuration', text: expect.stringContaining('public key') },
    ],
    ['a service', { serviceId: '' }, { kind: 'configuration', text: expect.stringContaining('service ID') }],
    [
      'a template',
      { templateId: '' },
      { kind: 'configuration', text: expect.stringContaining('template ID') },
    ],
    ['a known template', { templateId: 'x' }, { kind: 'refused', status: 400 }],
    ['a service that answers', { origin: 'http://127.0.0.1:9' }, { kind: 'network', text: 'Network Error' }],
    ['an address that is let in', { blockList: [params.from_email] }, { kind: 'blocked', text: 'Forbidden' }],
    [
      'a limit that is a number',
      { limitRate: -1 },
      { kind: 'configuration', text: expect.stringContaining('throttle') },
    ],
    [
      'a list to block',
      { blockList: 'ab' as never },
      { kind: 'configuration', text: expect.stringContaining('array') },
    ],
  ])('says that it lacks %s', async (_what, changes, expected) => {
    expect(await send(changes)).toMatchObject(expected);
    expect(await mailbox(service.folder).list()).toEqual([]);
  });

  it('says that the parameters are no object', async () => {
    expect(await send({}, 'words' as never)).toMatchObject({ kind: 'configuration' });
  });

  it('counts the limit by form, and does not spend it on a failure', async () => {
    const limited = { limitRate: 60_000 };
    const failing = { from_email: 'status-500@fault.example' };
    expect(await send(limited, failing, 'one')).toMatchObject({ kind: 'refused', status: 500 });
    expect(await send(limited, params, 'one')).toMatchObject({ kind: 'sent' });
    expect(await send(limited, params, 'one')).toMatchObject({ kind: 'limited', status: 429 });
    expect(await send(limited, params, 'one')).toMatchObject({ kind: 'limited' });
    expect(await send(limited, params, 'two')).toMatchObject({ kind: 'sent' });
  });

  it('gives the limit back to whoever has waited too long', async () => {
    const limited = { limitRate: 60_000 };
    const waiting = new AbortController();
    const slow = { from_email: 'wait-1@fault.example' };
    const first = emailClient(settings(limited), service.origin).send(slow, {
      limitId: 'late',
      signal: waiting.signal,
    });
    await vi.waitFor(async () => expect(await storage.get('email-sent-late')).not.toBeNull());
    waiting.abort();
    expect(await send(limited, params, 'late')).toMatchObject({ kind: 'sent' });
    // What was given up arrives all the same.
    expect(await first).toMatchObject({ kind: 'sent' });
    expect(await mailbox(service.folder).list()).toHaveLength(2);
  });

  it('says that an automated browser is refused, where it is asked to', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: ['pt'] });
    expect(await send({ blockHeadless: true })).toMatchObject({
      kind: 'headless',
      status: 451,
      text: 'Unavailable For Headless Browser',
    });
    vi.unstubAllGlobals();
    expect(await mailbox(service.folder).list()).toEqual([]);
  });
});
