/** The forms in a real browser, with the real email client, over HTTP to the local email service. */
import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import { languages, type Language } from '../src/language/languages.ts';
import { expect, type Page, test, visit } from './base.ts';
import { copyOf } from './words.ts';

const copyIn = (language: Language) => copyOf(language, 'forms');

/** The messages in the mailbox in which a text occurs. */
async function arrived(page: Page, text: string): Promise<string[]> {
  const html = await (await page.request.get('/__mailbox')).text();
  return html.split('<article').filter((article) => article.includes(text));
}

/** A visitor that nobody else in the mailbox can be taken for. */
function visitor() {
  const id = randomUUID();
  return { name: `Ana ${id}`, email: `${id}@example.com`, phone: '11987654321', message: `Olá ${id}` };
}

async function fillContact(form: Page | Locator, { name, email, phone, message } = visitor()) {
  await form.locator('[name=from_name]').fill(name);
  await form.locator('[name=from_email]').fill(email);
  await form.locator('[name=from_telefone]').pressSequentially(phone);
  await form.locator('[name=message]').fill(message);
}

async function fillLead(form: Locator) {
  const { name, email, phone } = visitor();
  await form.locator('[name=from_name]').fill(name);
  await form.locator('[name=from_email]').fill(email);
  await form.locator('[name=from_telefone]').fill(phone);
  await form.getByRole('checkbox').check();
}

const submit = (form: Page | Locator) => form.locator('form[method=post] [type=submit]');

/** Changes the configuration in the built script, as a build with other environment variables would have. */
async function configure(page: Page, changes: Record<string, string>) {
  await page.route('**/assets/site-*.js', async (route) => {
    let body = await (await route.fetch()).text();
    for (const [before, after] of Object.entries(changes)) {
      expect(body).toContain(before);
      body = body.replace(before, after);
    }
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
}

const badStatus = /Failed to load resource/u;

for (const language of languages) {
  test(`a message written in ${language} arrives`, async ({ page }) => {
    const copy = copyIn(language);
    const who = visitor();
    await visit(page, `/${language}/contact`);
    await fillContact(page, who);
    await submit(page).click();
    await expect(page.getByRole('status').getByRole('heading', { name: copy.sent.title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: copy.backToSite }).last()).toBeFocused();
    const [message, ...others] = await arrived(page, who.email);
    expect(others).toEqual([]);
    for (const part of [who.name, who.message, '(11) 98765-4321']) expect(message).toContain(part);
    for (const own of ['user_id', 'website', 'language', '4.4.1']) expect(message).not.toContain(own);
  });

  test(`every state of the forms in ${language} is accessible`, async ({ page, allow }) => {
    allow(badStatus);
    // A scan is slow; what differs between the languages is in the states with the most words.
    const whole = language === 'pt' || language === 'ar';
    const scan = async (part: string) => {
      const { violations } = await new AxeBuilder({ page })
        .include(part)
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    };
    await visit(page, `/${language}`);
    await page.locator('footer a[href$="/contact"]').click();
    const dialog = page.locator('#contact-dialog');
    await expect(dialog).toBeVisible();
    if (whole) await scan('#contact-dialog');
    await submit(dialog).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await scan('#contact-dialog');
    await fillContact(dialog, { ...visitor(), email: 'status-500@trial.example' });
    await submit(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText('As ordered');
    if (whole) await scan('#contact-dialog');
    await dialog.locator('[name=from_email]').fill('ana@example.com');
    await submit(dialog).click();
    await expect(dialog.locator('[data-sent]')).toBeVisible();
    await scan('#contact-dialog');
    await page.keyboard.press('Escape');
    await page.locator('main a[href$="/sign-up"]').first().click();
    const panel = page.locator('#lead-dialog');
    await submit(panel).click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await scan('#lead-dialog');
    await panel.locator('[name=from_name]').fill('Ana');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    if (whole) await scan('#lead-leave');
  });
}

test('the lead panel opens at its first field, also in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, '/en');
  await page.locator('main a[href$="/sign-up"]').click();
  await expect(page.locator('#lead-dialog [name=from_name]')).toBeFocused();
});

test('the contact dialog is used with the keyboard alone', async ({ page }) => {
  const who = visitor();
  await visit(page, '/pt');
  const link = page.locator('header nav a[href$="/contact"]').first();
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Fale com a Ether' });
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  for (const text of [who.name, who.email, who.phone, who.message]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(submit(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Email Enviado com sucesso' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Voltar ao site' })).toBeFocused();
  expect(await arrived(page, who.email)).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of ['pt', 'ar'] as const) {
    test(`the answer in ${language} is where the visitor looks, and so is the next form`, async ({
      page,
    }) => {
      const copy = copyIn(language);
      await visit(page, `/${language}/contact`);
      await expectInView(page.getByRole('main'), fillContact);
      // With the keyboard of a phone up, a dialog has no room for all of it.
      await page.setViewportSize({ width: 390, height: 560 });
      await visit(page, `/${language}`);
      await page.locator('footer a[href$="/contact"]').click();
      await expectInView(page.locator('#contact-dialog'), fillContact);
      await visit(page, `/${language}`);
      await page.locator('main a[href$="/sign-up"]').click();
      await expectInView(page.locator('#lead-dialog'), fillLead);

      async function expectInView(form: Locator, fill: (form: Locator) => Promise<void>) {
        await fill(form);
        await submit(form).click();
        // The whole of it, and not beneath the header.
        const heading = form.getByRole('heading', { name: copy.sent.title });
        await expect(heading).toBeInViewport({ ratio: 1 });
        expect((await heading.boundingBox())!.y).toBeGreaterThan(64);
        await form.locator('[data-afterwards] button').last().click();
        const first = form.getByText(copy.required);
        await expect(first).toBeInViewport({ ratio: 1 });
        expect((await first.boundingBox())!.y).toBeGreaterThan(64);
        await expect(form.locator('[name=from_name]')).toBeFocused();
      }
    });
  }
});

test('the lead form needs a consent that is not ticked beforehand', async ({ page }) => {
  const who = visitor();
  await visit(page, '/en/sign-up');
  const consent = page.getByRole('checkbox', { name: /I authorise/u });
  await expect(consent).not.toBeChecked();
  await expect(page.locator('[data-label=celphone]')).toHaveAttribute('name', 'from_telefone');
  await page.getByLabel('Name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Mobile').fill(who.phone);
  await submit(page).click();
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(copyIn('en').faults.consent.whole);
  const [policy] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /privacy policy/u }).click(),
  ]);
  expect(new URL(policy.url()).pathname).toBe('/en/policys');
  await expect(consent).not.toBeChecked();
  await consent.press('Space');
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Email sent successfully' })).toBeVisible();
  expect((await arrived(page, who.email))[0]).toContain('accepted');
});

test('the partner card sends an address and says so in its place', async ({ page, allow }) => {
  allow(badStatus);
  const who = visitor();
  await visit(page, '/pt/partners');
  const card = page.locator('#card');
  const field = card.getByPlaceholder('seu e-mail');
  await submit(card).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Escreva seu e-mail.');
  await field.fill('lucas@');
  await expect(field).toHaveAccessibleDescription(/Complete o e-mail/u);
  await field.fill('status-429@trial.example');
  await submit(card).click();
  await expect(card.getByRole('alert')).toContainText('Falha no envio do email: As ordered');
  await field.fill(who.email);
  await submit(card).click();
  await expect(card.getByRole('status').getByText('Email Enviado com sucesso')).toBeVisible();
  await expect(card.getByRole('button')).toBeFocused();
  expect(await arrived(page, who.email)).toHaveLength(1);
});

test('what is wrong is said beside the fields, in the language of the page', async ({ page }) => {
  const english = copyIn('en');
  const summary = (language: Language, count: number) =>
    copyIn(language).faults.more.replace('{count}', String(count));
  await visit(page, '/en/contact');
  await page.getByLabel('Email').fill('ana@');
  await page.getByLabel('Phone').fill('phone');
  await submit(page).click();
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(page.getByRole('alert')).toContainText(summary('en', 4));
  const { whole, short } = english.faults.email_malformed;
  await page.getByRole('alert').getByRole('link', { name: short }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(`${english.fields.emailHint} ${whole}`);

  // Another language: the messages follow, and what was typed stays.
  await page.locator('header [commandfor=language]:visible').first().click();
  await page.locator('#language a[hreflang=ar]').click();
  await expect(page.getByRole('alert')).toContainText(summary('ar', 4));
  const arabic = page.getByLabel('البريد الإلكتروني');
  await expect(arabic).toHaveValue('ana@');
  await arabic.fill('ana@example.com');
  await expect(arabic).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('alert')).toContainText(summary('ar', 3));
});

test('a form is sent once, however often it is pressed, and can be cancelled', async ({ page }) => {
  const who = visitor();
  let requests = 0;
  await page.route('**/send-form', async (route) => {
    requests += 1;
    // The first is never answered.
    if (requests > 1) await route.continue();
  });
  await visit(page, '/pt/contact');
  await fillContact(page, who);
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(submit(page)).toHaveText('Enviando');
  await expect(page.getByRole('status').filter({ hasText: 'Enviando' })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Nome')).not.toBeEditable();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(submit(page)).toHaveText('Enviar mensagem');
  await expect(submit(page)).toBeFocused();
  await expect(page.getByLabel('Mensagem')).toHaveValue(who.message);
  expect(requests).toBe(1);

  await submit(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Email Enviado com sucesso' })).toBeVisible();
  expect(requests).toBe(2);
  expect(await arrived(page, who.email)).toHaveLength(1);
});

test('a failure keeps every field, and offers another try and WhatsApp', async ({ page, allow }) => {
  allow(badStatus);
  const who = visitor();
  await visit(page, '/pt/contact');
  await fillContact(page, { ...who, email: 'status-503@trial.example' });
  await submit(page).click();
  const alert = page.getByRole('alert');
  await expect(alert.getByText('Falha no envio do email: As ordered', { exact: true })).toBeVisible();
  await expect(submit(page)).toHaveText('Tentar de novo');
  await expect(submit(page)).toBeFocused();
  const chat = new URL(
    (await page.getByRole('link', { name: /Enviar pelo WhatsApp/u }).getAttribute('href'))!,
  );
  for (const part of [who.name, who.message, '(11) 98765-4321']) {
    expect(chat.searchParams.get('text')).toContain(part);
  }
  await expect(page.getByLabel('Nome')).toHaveValue(who.name);
  await page.getByLabel('E-mail').fill(who.email);
  await expect(alert).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email Enviado com sucesso' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
  await expect(page.getByLabel('Nome')).toHaveValue('');
});

test.describe('each outcome of the client is told with its text', () => {
  const outcomes: [what: string, changes: Record<string, string>, text: string][] = [
    ['an automated browser', { 'blockHeadless:!1': 'blockHeadless:!0' }, 'Unavailable For Headless Browser'],
    ['a blocked address', { 'blockList:[]': 'blockList:[`blocked@example.com`]' }, 'Forbidden'],
    ['an unknown key', { local_public_key: 'other' }, 'The Public Key is invalid.'],
    ['an unknown service', { local_service: 'other' }, 'The service ID not found.'],
    ['an unknown template', { local_template: 'other' }, 'The template ID not found.'],
    ['no key', { local_public_key: '' }, 'The public key is required.'],
    ['no service', { local_service: '' }, 'The service ID is required.'],
    ['no template', { local_template: '' }, 'The template ID is required.'],
    [
      'a wrong limit',
      { 'limitRate:0': 'limitRate:-1' },
      'The LimitRate throttle has to be a positive number',
    ],
  ];
  for (const [what, changes, text] of outcomes) {
    test(what, async ({ page, allow }) => {
      allow(badStatus);
      await configure(page, changes);
      await visit(page, '/pt/contact');
      await fillContact(page, { ...visitor(), email: 'blocked@example.com' });
      await submit(page).click();
      await expect(page.getByRole('alert')).toContainText(`Falha no envio do email: ${text}`);
      await expect(page.getByLabel('Nome')).not.toHaveValue('');
    });
  }

  test('no network, then a cut connection, then success', async ({ page, allow }) => {
    allow(badStatus);
    await visit(page, '/pt/contact');
    await fillContact(page);
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Falha no envio do email: Network Error');
    await page.context().setOffline(false);
    await page.getByLabel('E-mail').fill('cut@trial.example');
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Falha no envio do email: Network Error');
    await page.getByLabel('E-mail').fill('ana@example.com');
    await submit(page).click();
    await expect(page.locator('[data-sent]')).toBeVisible();
  });

  test('no answer within twenty seconds', async ({ page }) => {
    await page.clock.install();
    await page.route('**/send-form', () => {});
    await visit(page, '/pt/contact');
    await fillContact(page);
    const asked = page.waitForRequest('**/send-form');
    await submit(page).click();
    await asked;
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('alert')).toContainText('Falha no envio do email: Timeout');
  });

  test('a client that cannot be loaded, until it can', async ({ page, allow }) => {
    allow(badStatus);
    await page.route(/\/assets\/es-[^/]*\.js/u, (route) => route.abort());
    await visit(page, '/pt/contact');
    await fillContact(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Email Client Unavailable');
    await page.unrouteAll();
    await submit(page).click();
    await expect(page.locator('[data-sent]')).toBeVisible();
  });

  test('a limit that counts what was sent, and not what failed', async ({ page, allow }) => {
    allow(badStatus);
    await configure(page, { 'limitRate:0': 'limitRate:6e5' });
    await visit(page, '/pt/contact');
    await fillContact(page, { ...visitor(), email: 'status-500@trial.example' });
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('As ordered');
    await page.getByLabel('E-mail').fill('ana@example.com');
    await submit(page).click();
    await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
    await fillContact(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('Falha no envio do email: Too Many Requests');
  });

  test('forbidden storage hinders nobody', async ({ page }) => {
    await page.addInitScript(() => {
      const forbidden = {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
        configurable: true,
      };
      Object.defineProperty(window, 'localStorage', forbidden);
      Object.defineProperty(window, 'sessionStorage', forbidden);
    });
    await configure(page, { 'limitRate:0': 'limitRate:6e5' });
    await visit(page, '/pt/contact');
    await fillContact(page);
    await submit(page).click();
    await expect(page.locator('[data-sent]')).toBeVisible();
  });
});

test('unsent text is asked about, kept, and thrown away only when told', async ({ page }) => {
  await visit(page, '/pt');
  const open = async () => {
    await page.locator('footer a[href$="/contact"]').click();
    await expect(page.locator('#contact-dialog')).toBeVisible();
  };
  const dialog = page.locator('#contact-dialog');
  const question = page.getByRole('alertdialog');
  const name = dialog.getByLabel('Nome');

  await open();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await open();
  await name.fill('Ana');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Continuar escrevendo' }).click();
  await expect(name).toHaveValue('Ana');
  await page.mouse.click(5, 450);
  await question.getByRole('button', { name: 'Fechar e guardar' }).click();
  await expect(dialog).toBeHidden();

  await open();
  await expect(name).toHaveValue('Ana');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(name).toHaveValue('');
});

test('leaving the site is asked about only while there is text', async ({ page }) => {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await visit(page, '/pt/contact');
  await page.getByLabel('Nome').fill('Ana');
  await page.getByLabel('Nome').fill('');
  await page.reload();
  expect(asked).toEqual([]);
  await visit(page, '/pt/contact');
  await page.getByLabel('Nome').fill('Ana');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('text is still there after a look at another page', async ({ page }) => {
  await visit(page, '/pt/contact');
  await page.getByLabel('Nome').fill('Ana');
  await page.locator('footer a[href="/pt/products"]').click();
  await expect(page).toHaveURL('/pt/products');
  await page.goBack();
  await expect(page.getByLabel('Nome')).toHaveValue('Ana');
});

test('a machine that fills in everything is told that it succeeded', async ({ page }) => {
  let requests = 0;
  await page.route('**/send-form', (route) => {
    requests += 1;
    return route.abort();
  });
  await visit(page, '/pt/contact');
  await fillContact(page);
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Email Enviado com sucesso' })).toBeVisible();
  expect(requests).toBe(0);
});

test('the phone takes its form while it is typed, and the caret stays', async ({ page }) => {
  await visit(page, '/pt/contact');
  const phone = page.getByLabel('Telefone');
  const caret = () => phone.evaluate((field: HTMLInputElement) => field.selectionStart);
  await phone.pressSequentially('1198765');
  await expect(phone).toHaveValue('(11) 98765');
  await phone.pressSequentially('4321');
  await expect(phone).toHaveValue('(11) 98765-4321');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('(11) 98764-321');
  expect(await caret()).toBe(9);
  await page.keyboard.type('5');
  await expect(phone).toHaveValue('(11) 98765-4321');
  expect(await caret()).toBe(10);
  await phone.selectText();
  await page.keyboard.insertText('+٥٥ ２１ 91234-5678');
  await expect(phone).toHaveValue('+55 (21) 91234-5678');
  await phone.fill('21912345678');
  await expect(phone).toHaveValue('(21) 91234-5678');
});

test('what was typed before the application runs is sent as well', async ({ page }) => {
  const who = visitor();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/pt/contact');
  await page.locator('[name=from_name]').fill(who.name);
  await page.locator('[name=from_telefone]').fill(who.phone);
  release();
  await expect(page.locator('[name=from_telefone]')).toHaveValue('(11) 98765-4321');
  await page.locator('[name=from_email]').fill(who.email);
  await page.locator('[name=message]').fill(who.message);
  await submit(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible();
  expect((await arrived(page, who.email))[0]).toContain(who.name);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    test(`the contact form in ${language} is posted by the browser`, async ({ page }) => {
      const copy = copyIn(language);
      const who = visitor();
      await page.goto(`/${language}/contact`);
      await fillContact(page, who);
      await submit(page).click();
      await expect(page.getByRole('heading', { name: copy.sent.title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const [message] = await arrived(page, who.email);
      expect(message).toContain(who.message);
      expect(message).not.toContain('website');
      await page.getByRole('link', { name: copy.backToSite }).click();
      await expect(page).toHaveURL(`/${language}`);
    });
  }

  test('the lead form and the partner card too, and a refusal leads back', async ({ page, allow }) => {
    allow(badStatus);
    const who = visitor();
    await page.goto('/en/sign-up');
    await page.getByLabel('Name').fill(who.name);
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Mobile').fill(who.phone);
    await submit(page).click();
    await expect(page).toHaveURL('/en/sign-up');
    await page.getByRole('checkbox').check();
    await submit(page).click();
    await expect(page.getByRole('heading', { name: 'Email sent successfully' })).toBeVisible();

    await page.goto('/es/partners');
    await page.locator('#card [name=from_email]').fill('status-500@trial.example');
    await submit(page.locator('#card')).click();
    await expect(page.getByRole('heading')).toHaveText('No se pudo enviar el correo: As ordered');
    await page.getByRole('link', { name: 'Volver al formulario' }).click();
    await expect(page).toHaveURL('/es/partners');
  });
});
