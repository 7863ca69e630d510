/** The three forms, on their pages and in dialogs, as people use them. */
import type { Locator } from '@playwright/test';
import { expect, holdBack, type Page, running, test, visit } from './base.ts';
import {
  badStatus,
  copyIn,
  expectSent,
  field,
  fillIn,
  messagesOf,
  openContact,
  submit,
  visitor,
} from './forms.ts';

const phone = '(11) 98765-4321';
const pt = copyIn('pt');

/** Answers the next message without sending it on. */
const answerOnce = (page: Page, status: number, body: string) =>
  page.route('**/send-form', (route) => route.fulfill({ status, body }), { times: 1 });

test.describe('sending', () => {
  for (const language of ['pt', 'ar'] as const) {
    test(`a message in ${language} goes out with the specification’s payload, and the page says so first`, async ({
      page,
      baseURL,
    }) => {
      const copy = copyIn(language);
      const who = visitor();
      const messages = await messagesOf(page);
      await visit(page, `/${language}/contact?lng=${language}#nothing`);
      await fillIn(page, who);
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText(copy.sentTitle);
      await expect(page.getByRole('heading', { name: copy.sent.contact })).toBeFocused();
      expect(messages).toEqual([
        {
          from_name: who.name,
          from_email: who.email,
          from_telefone: phone,
          message: who.message,
          message_id: expect.stringMatching(/^[0-9a-f]{32}$/u),
          form: 'contact',
          language,
          page: `${baseURL}/${language}/contact`,
          lib_version: '4.4.1',
          service_id: expect.any(String),
          template_id: expect.any(String),
          user_id: expect.any(String),
        },
      ]);
      await page.getByRole('button', { name: copy.sent.another }).click();
      await expect(field(page, 'from_name')).toBeFocused();
      await expect(field(page, 'from_name')).toHaveValue('');
    });
  }

  test('a consent says to which words, and a machine is marked', async ({ page }) => {
    const messages = await messagesOf(page);
    await visit(page, '/es/sign-up');
    await fillIn(page);
    await field(page, 'website').evaluate((input: HTMLInputElement) => {
      input.value = 'https://autofilled.example';
    });
    await submit(page).dblclick();
    await expectSent(page, 'es');
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      consent: 'accepted',
      consent_policy: expect.stringMatching(/^lgpd-guidelines \d+\.\d+$/u),
      consent_language: 'es',
      suspected_machine: 'yes',
    });
    expect(messages[0]).not.toHaveProperty('website');
  });

  test('any telephone number that the mask shows may be sent, and long messages too', async ({ page }) => {
    const messages = await messagesOf(page);
    await visit(page, '/pt/contact');
    await fillIn(page, { ...visitor(), phone: '1', message: '' });
    await field(page, 'message').fill('Olá, '.repeat(4000));
    await submit(page).click();
    await expectSent(page);
    expect(messages[0]).toMatchObject({ from_telefone: '1' });
  });

  test('what is too long for the email service is said, and stays', async ({ page }) => {
    await visit(page, '/pt/contact');
    await fillIn(page);
    await field(page, 'message').fill('x'.repeat(60_000));
    await submit(page).click();
    await expect(field(page, 'message')).toBeFocused();
    await expect(field(page, 'message')).toHaveAccessibleDescription(new RegExp(pt.errors.tooLong, 'u'));
  });

  test('the fields that are wrong are said with each, and above when several are', async ({ page }) => {
    await visit(page, '/pt/contact');
    await submit(page).click();
    await expect(field(page, 'from_name')).toBeFocused();
    await expect(field(page, 'from_name')).toHaveAccessibleDescription(pt.fields.name.missing);
    const summary = page.locator('main [data-summary]');
    await expect(summary.getByRole('status')).toHaveText('Faltam 4 itens para enviar');
    await summary.getByRole('link', { name: pt.fields.message.missing }).click();
    await expect(field(page, 'message')).toBeFocused();
    await field(page, 'message').fill('\u2066 \u200b\n');
    await fillIn(page, { ...visitor(), email: 'ana@', message: '' });
    await submit(page).click();
    await expect(field(page, 'from_email')).toBeFocused();
    await expect(field(page, 'from_email')).toHaveAccessibleDescription(new RegExp(pt.errors.malformed, 'u'));
    await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('an answer that is no success', () => {
  test('is told with its text as text; all stays, and can be sent again at once, or by WhatsApp', async ({
    page,
    allow,
  }) => {
    allow(badStatus);
    const who = visitor();
    const messages = await messagesOf(page);
    await visit(page, '/pt/contact');
    await fillIn(page, who);
    for (const [status, body, text] of [
      [403, 'Forbidden', 'Forbidden'],
      [429, 'Too Many Requests', 'Too Many Requests'],
      [500, '<html><body>Oops</body></html>', 'HTTP 500'],
      [502, '', 'HTTP 502'],
    ] as const) {
      await answerOnce(page, status, body);
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText(`Falha no envio do email: ${text}`);
      await expect(submit(page)).toHaveText(pt.failed.retry);
      await expect(submit(page)).toBeFocused();
      await expect(submit(page)).toHaveAccessibleDescription(pt.failed.refused);
    }
    await field(page, 'message').press('End');
    await field(page, 'message').pressSequentially(' mesmo');
    const chat = page.locator('main form a[href*="wa.me"]');
    for (const part of [who.name, `${who.message} mesmo`, phone]) {
      await expect
        .poll(async () => new URL((await chat.getAttribute('href'))!).searchParams.get('text'))
        .toContain(part);
    }
    await submit(page).click();
    await expectSent(page);
    expect(messages).toHaveLength(1);
  });

  test('no network: nothing is lost, and the repeat keeps its id', async ({ page, allow }) => {
    allow(badStatus);
    await visit(page, '/pt/sign-up');
    await fillIn(page);
    const ids: (string | undefined)[] = [];
    await page.route('**/send-form', async (route) => {
      ids.push(/name="message_id"\s+(\w+)/u.exec(route.request().postData() ?? '')?.[1]);
      await (ids.length < 3 ? route.abort('connectionreset') : route.continue());
    });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveText('Falha no envio do email: Network Error');
    }
    await submit(page).click();
    await expectSent(page);
    expect(new Set(ids).size).toBe(1);
  });

  test('no answer in time: it may have arrived; a late success counts', async ({ page }) => {
    await page.clock.install();
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    const messages = await messagesOf(page);
    await page.route('**/send-form', async (route) => {
      await held;
      await route.continue();
    });
    await visit(page, '/pt/contact');
    await fillIn(page);
    const asked = page.waitForRequest('**/send-form');
    await submit(page).click();
    await asked;
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('alert')).toHaveText(pt.failed.unanswered);
    await expect(submit(page)).toHaveAccessibleDescription(pt.failed.repeat);
    letGo();
    await expectSent(page);
    expect(messages.length).toBeLessThanOrEqual(1);
  });

  for (const [what, arrange] of [
    [
      'storage is forbidden',
      (page: Page) =>
        page.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('Denied', 'SecurityError');
            },
          });
        }),
    ],
    [
      'the email client’s file is missing',
      (page: Page) => page.route(/assets\/.*(?:emailjs|es-)/u, (route) => route.abort()),
    ],
  ] as const) {
    test(`${what}: the message goes out all the same`, async ({ page, allow }) => {
      allow(badStatus);
      const messages = await messagesOf(page);
      await arrange(page);
      await visit(page, '/pt/partners');
      await fillIn(page);
      await submit(page).click();
      await expectSent(page);
      expect(messages[0]).toMatchObject({ lib_version: '4.4.1', form: 'partner' });
    });
  }

  test('a form that fails says so in its own place, with what to do instead', async ({ page, allow }) => {
    allow(/Broken|#423/u);
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
        if (this instanceof HTMLInputElement && this.type === 'tel') throw new Error('Broken');
        addEventListener.apply(this, args);
      };
    });
    await page.goto('/en/contact');
    await page.locator('main').click();
    const part = page.locator('main [data-part-failed]');
    await expect(part.getByRole('link')).toHaveAttribute('href', /wa\.me/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyIn('en').contact.title);
  });
});

test.describe('what was typed', () => {
  test('outlives a change of language and of page, a dialog that closes, and is asked about on leaving', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await visit(page, '/pt/contact');
    await fillIn(page, { name: 'Ana', phone: '119876' });
    await page.locator('header [commandfor=language]:visible').first().click();
    await page.locator('#language a[hreflang=es]').click();
    await expect(page).toHaveURL('/es/contact');
    await expect(field(page, 'from_name')).toHaveValue('Ana');
    await page.locator('footer a[href="/es/products"]').first().click();
    await expect(page).toHaveURL('/es/products');
    const dialog = await openContact(page);
    await expect(field(dialog, 'from_telefone')).toHaveValue('(11) 9876');
    await field(dialog, 'message').fill('Hola');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: copyIn('es').leave.unsent.close })
      .click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(field(page, 'message')).toHaveValue('Hola');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });

  test('is gone after it was sent, everywhere, and leaving asks nothing', async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => void asked.push(dialog.type()));
    await visit(page, '/pt');
    const dialog = await openContact(page);
    await fillIn(dialog);
    await submit(dialog).click();
    await expectSent(dialog);
    await dialog.getByRole('button', { name: pt.backToSite }).click();
    await openContact(page);
    await expect(field(dialog, 'from_name')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    expect(asked).toEqual([]);
  });

  test('typed before a press on the button runs, is sent or asked for by the browser', async ({ page }) => {
    const release = await holdBack(page, '**/assets/**/*.js');
    await page.goto('/pt/contact', { waitUntil: 'commit' });
    await submit(page).click();
    await expect(field(page, 'from_name')).toBeFocused();
    release();
    await running(page);
    await expect(page.locator('main form')).toHaveAttribute('novalidate', '');
  });
});

test.describe('a dialog with text in it', () => {
  const question = (page: Page) => page.getByRole('alertdialog');

  for (const times of [3, 5]) {
    test(`asks each time, though Escape is pressed ${times} times in a row`, async ({ page }) => {
      await visit(page, '/pt');
      const dialog = await openContact(page);
      await field(dialog, 'from_name').pressSequentially('Ana');
      for (let press = 1; press <= times; press += 1) {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeVisible();
        await expect(question(page)).toBeVisible({ visible: press % 2 === 1 });
      }
      await question(page).getByRole('button', { name: pt.leave.discard }).click();
      await expect(dialog).toBeHidden();
      await openContact(page);
      await expect(field(dialog, 'from_name')).toHaveValue('');
    });
  }

  test('is used by the keyboard alone, keeps the focus in it and gives it back', async ({ page }) => {
    const who = visitor();
    await visit(page, '/pt');
    const link = page.locator('header nav a[href$="/contact"]').first();
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: pt.contact.title });
    await expect(field(dialog, 'from_name')).toBeFocused();
    for (const text of [who.name, who.email, who.phone, who.message]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(submit(dialog)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: pt.sent.contact })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('closed while its message is on its way, shows the answer later', async ({ page, allow }) => {
    allow(badStatus);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/send-form', async (route) => {
      await held;
      await route.fulfill({ status: 503, body: 'Not now' });
    });
    await visit(page, '/pt');
    const dialog = await openContact(page);
    await fillIn(dialog);
    await submit(dialog).click();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveAccessibleName(pt.leave.sending.title);
    await question(page).getByRole('button', { name: pt.leave.sending.close }).click();
    await openContact(page);
    await expect(submit(dialog)).toHaveText(pt.sending.label);
    await page.keyboard.press('Escape');
    letGo();
    await expect(question(page)).toBeHidden();
    await expect(dialog.getByRole('alert')).toHaveText('Falha no envio do email: Not now');
    await expect(field(dialog, 'from_name')).not.toHaveValue('');
  });

  /** Every link and control of a dialog, scrolled to, is not beneath anything. */
  async function expectNothingCovered(dialog: Locator) {
    for (const control of await dialog
      .locator('a:visible, button:visible, input:not([name=website]):visible, textarea:visible')
      .all()) {
      await control.scrollIntoViewIfNeeded();
      const covered = await control.evaluate((element) => {
        const [{ x, y, width, height }] = [element.getClientRects()[0]!];
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top && !element.contains(top) && !top.contains(element) ? element.outerHTML : '';
      });
      expect(covered).toBe('');
    }
  }

  test('lies over none of its own links and controls, at any height', async ({ page }) => {
    for (const [width, height] of [
      [1366, 768],
      [1280, 600],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, '/pt');
      await page.locator('main a[href$="/sign-up"]').last().click();
      const panel = page.locator('#lead-dialog');
      await expect(panel).toBeVisible();
      await expectNothingCovered(panel);
      await page.keyboard.press('Escape');
      await expectNothingCovered(await openContact(page));
    }
  });
});

test.describe('the telephone', () => {
  test('takes its form while it is typed, changed in the middle, undone and cut', async ({ page }) => {
    await visit(page, '/pt/contact');
    const input = field(page, 'from_telefone');
    for (const [digits, shown] of [
      ['1', '1'],
      ['1', '11'],
      ['9', '(11) 9'],
      ['8765', '(11) 98765'],
      ['4321', phone],
      ['1', '+11 (98) 76543-211'],
      ['23456', '+11 (98) 76543-2112'],
    ] as const) {
      await input.press('End');
      await input.pressSequentially(digits);
      await expect(input).toHaveValue(shown);
    }
    for (let digits = 13; digits > 11; digits -= 1) await input.press('Backspace');
    await expect(input).toHaveValue('(11) 98765-4321');
    await input.press('Home');
    await input.press('Delete');
    await input.press('Delete');
    await page.keyboard.type('2');
    await expect(input).toHaveValue(/^\(21\) 98765/u);
    await input.press('ControlOrMeta+z');
    await expect(input).not.toHaveValue(/^\(21\)/u);
    await input.fill('');
    await page.keyboard.type('+971 50 123 456');
    await expect(input).toHaveValue('+971 50 123 456');
    await input.fill('');
    await page.keyboard.type('0044 20');
    await expect(input).toHaveValue('+44 20');
    await input.fill('');
    await expect(input).toHaveValue('');
  });
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates and posts each form by itself, and a refusal leads back', async ({
    page,
    allow,
  }) => {
    allow(badStatus);
    const who = visitor();
    const messages = await messagesOf(page);
    await page.goto('/ar/contact');
    await fillIn(page, who);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: copyIn('ar').sentTitle })).toBeVisible();
    await page.goto('/en/sign-up');
    await fillIn(page, who);
    await field(page, 'consent').uncheck();
    await submit(page).click();
    await expect(page).toHaveURL('/en/sign-up');
    await field(page, 'consent').check();
    await submit(page).click();
    await expect(page.getByRole('heading', { name: copyIn('en').sentTitle })).toBeVisible();
    expect(messages[0]).toMatchObject({
      form: 'contact',
      language: 'ar',
      from_name: who.name,
      lib_version: '4.4.1',
    });
    expect(messages[1]).toMatchObject({ form: 'lead', consent: 'accepted', consent_language: 'en' });
    await page.goto('/es/partners');
    await fillIn(page, who);
    await page.locator('main form [name=user_id]').evaluate((input: HTMLInputElement) => {
      input.value = 'other';
    });
    await submit(page).click();
    await expect(page.getByRole('heading')).toContainText('No se pudo enviar el correo: The Public Key');
    await page.getByRole('link').click();
    await expect(page).toHaveURL('/es/partners');
  });
});
