/** Sending the three forms: success, validation, failure. */
import { violations } from './axe.ts';
import { expect, type Page, pauseRequests, test, visit } from './base.ts';
import {
  allMissing,
  badStatus,
  copyIn,
  expectSent,
  field,
  fillIn,
  messagesOf,
  submit,
  visitor,
} from './forms.ts';

const phone = '(11) 98765-4321';
const pt = copyIn('pt');

/** Answers the next message instead of the service. */
const answerOnce = (page: Page, status: number, body: string) =>
  page.route('**/send-form', (route) => route.fulfill({ status, body }), { times: 1 });

test.describe('sending', () => {
  for (const language of ['pt', 'ar'] as const) {
    test(`a message in ${language} is sent with all fields, and the success message is shown`, async ({
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
      expect(await violations(page, 'main')).toEqual([]);
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

  test('consent names its policy, and a second click sends nothing', async ({ page }) => {
    const messages = await messagesOf(page);
    const letGo = await pauseRequests(page, '**/send-form');
    await visit(page, '/es/sign-up');
    await fillIn(page);
    // Twice, before React can render the first press.
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await submit(page).dblclick({ force: true });
    await field(page, 'from_name').press('Enter');
    await field(page, 'consent').click({ force: true });
    await expect(field(page, 'consent'), 'what is being sent stays').toBeChecked();
    // The first button after sending is where this one was.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => {
      const appeared = new MutationObserver(() => {
        const button = document.querySelector('[data-after-sent] button');
        if (!button) return;
        appeared.disconnect();
        const { x, y, width, height } = button.getBoundingClientRect();
        document
          .elementFromPoint(x + width / 2, y + height / 2)
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      });
      appeared.observe(document.body, { childList: true, subtree: true });
    });
    letGo();
    await expectSent(page, 'es');
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      consent: 'accepted',
      consent_policy: expect.stringMatching(/^lgpd-guidelines \d+\.\d+$/u),
      consent_language: 'es',
    });
  });

  test('any phone number that the mask allows can be sent, and long messages too', async ({ page }) => {
    const messages = await messagesOf(page);
    await visit(page, '/pt/contact');
    await fillIn(page, { ...visitor(), phone: '1', message: '' });
    await field(page, 'message').fill('Olá, '.repeat(4000));
    await submit(page).click();
    await expectSent(page);
    expect(messages[0]).toMatchObject({ from_telefone: '1' });
  });

  test('a message too long for the email service has an error, and is kept', async ({ page }) => {
    await visit(page, '/pt/contact');
    await fillIn(page);
    await field(page, 'message').fill('x'.repeat(60_000));
    await submit(page).click();
    await expect(field(page, 'message')).toBeFocused();
    await expect(field(page, 'message')).toHaveAccessibleDescription(new RegExp(pt.errors.tooLong, 'u'));
  });

  test('validation errors are shown at their fields, and in a summary if there are several', async ({
    page,
  }) => {
    await visit(page, '/pt/contact');
    await submit(page).click();
    await expect(field(page, 'from_name')).toBeFocused();
    await expect(field(page, 'from_name')).toHaveAccessibleDescription(pt.fields.name.missing);
    const summary = page.locator('main [data-summary]');
    await expect(summary.getByRole('status')).toHaveText(allMissing('contact', 'pt'));
    expect(await violations(page, 'main')).toEqual([]);
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

test.describe('a message that fails', () => {
  test('shows the reason as text, keeps the values, and can be retried at once or sent by WhatsApp', async ({
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
    expect(await violations(page, 'main')).toEqual([]);
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

  test('without network keeps the values, and the retry has the same id', async ({ page, allow }) => {
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

  test('without an answer in time may have arrived, and a late success counts', async ({ page }) => {
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
    test(`${what}: the message is sent all the same`, async ({ page, allow }) => {
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

  test('a form that throws is replaced by a message with a link to WhatsApp', async ({ page, allow }) => {
    allow(/Broken|#423/u);
    await page.addInitScript(() => {
      HTMLInputElement.prototype.addEventListener = function () {
        throw new Error('Broken');
      };
    });
    await page.goto('/en/contact');
    await page.locator('main').click();
    const part = page.locator('main [data-part-failed]');
    await expect(part.getByRole('link')).toHaveAttribute('href', /wa\.me/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyIn('en').contact.title);
  });
});
