import { beforeEach, expect, it, vi } from 'vitest';
import type { EmailConfig } from '../../site-config.ts';
import { storage } from './storage.ts';

type Library = typeof import('@emailjs/browser');

const library = vi.hoisted(() => ({
  init: vi.fn<Library['init']>(),
  send: vi.fn<Library['send']>(),
  sendForm: vi.fn<Library['sendForm']>(),
}));
vi.mock('@emailjs/browser', () => library);
const { emailClient } = await import('./client.ts');

const settings: EmailConfig = {
  origin: '',
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  blockHeadless: true,
  blockList: ['spam@example.com'],
  limitRate: 1000,
};

const client = () => emailClient(settings, 'https://site.example');

/** A form as far as the library reads it: it asks for its entries. */
class FormStub {
  #listeners: ((event: { formData: FormData }) => void)[] = [];
  addEventListener(_: 'formdata', listener: (event: { formData: FormData }) => void) {
    this.#listeners.push(listener);
  }
  entries(): [string, unknown][] {
    const formData = new FormData();
    for (const listener of this.#listeners) listener({ formData });
    return [...formData];
  }
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('document', { createElement: () => new FormStub() });
});

it('gives the library what the configuration says, and the origin of the site where it names no other', () => {
  client();
  expect(library.init).toHaveBeenCalledWith(
    {
      publicKey: 'key',
      blockHeadless: true,
      blockList: { list: ['spam@example.com'], watchVariable: 'from_email' },
      limitRate: { throttle: 1000 },
      storageProvider: storage,
    },
    'https://site.example',
  );
  emailClient({ ...settings, origin: 'https://email.example' }, 'https://site.example');
  expect(library.init).toHaveBeenLastCalledWith(expect.anything(), 'https://email.example');
});

it('sends the fields of a form as they are, line breaks and all', async () => {
  library.sendForm.mockResolvedValue({ status: 200, text: 'OK' });
  const fields = { from_email: 'ana@example.com', message: 'one\ntwo', message_id: 'x' };
  expect(await client().sendForm(fields, { limitId: 'contact' })).toEqual({
    kind: 'sent',
    status: 200,
    text: 'OK',
  });
  const [service, template, form, options] = library.sendForm.mock.calls[0] as unknown as [
    string,
    string,
    FormStub,
    object,
  ];
  expect([service, template]).toEqual(['service', 'template']);
  expect(form.entries()).toEqual(Object.entries(fields));
  expect(options).toEqual({ limitRate: { id: 'email-sent-contact', throttle: 1000 } });
});

it.each([
  [{ status: 503, text: 'Busy' }, 'refused'],
  ['The public key is required', 'configuration'],
  [new TypeError('Failed to fetch'), 'network'],
])('turns the rejection %j into an outcome, and gives the limit back', async (reason, kind) => {
  await storage.set('email-sent-lead', '42');
  library.send.mockImplementation(async () => {
    await storage.set('email-sent-lead', '43');
    return Promise.reject(reason);
  });
  expect(await client().send({}, { limitId: 'lead' })).toMatchObject({ kind });
  expect(await storage.get('email-sent-lead')).toBe('42');
});
