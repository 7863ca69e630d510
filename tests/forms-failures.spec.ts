/** Whatever keeps a message from going out is told with its text, and nothing that was typed is lost. */
import { expect, holdBack, type Page, test, visit } from './base.ts';
import { arrived, badStatus, copyIn, fieldOf, fillContact, submit, visitor } from './forms.ts';

test('a failure keeps every field, and offers another try and WhatsApp', async ({ page, allow }) => {
  allow(badStatus);
  const who = visitor();
  await visit(page, '/pt/contact');
  await fillContact(page, { ...who, email: 'status-503@fault.example' });
  await submit(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Falha no envio do email: As ordered');
  await expect(submit(page)).toHaveText('Tentar de novo');
  await expect(submit(page)).toBeFocused();
  await expect(submit(page)).toHaveAccessibleDescription(copyIn('pt').failed.other);
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
  await expect(page.locator('[data-sent]')).toBeVisible();
  await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
  await expect(page.getByLabel('Nome')).toHaveValue('');
});

for (const [what, status, body, text] of [
  ['an unknown key', 400, 'The Public Key is invalid.', 'The Public Key is invalid.'],
  ['too many messages', 429, 'Too Many Requests', 'Too Many Requests'],
  ['a page instead of an answer', 500, '<html><body><h1>Oops</h1></body></html>', 'HTTP 500'],
  ['no words', 502, '', 'HTTP 502'],
] as const) {
  test(`${what}: the service's text is told as text`, async ({ page, allow }) => {
    allow(badStatus);
    await page.route('**/send-form', (route) => route.fulfill({ status, body }));
    await visit(page, '/pt/contact');
    await fillContact(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(`Falha no envio do email: ${text}`);
    await expect(page.getByLabel('Nome')).not.toHaveValue('');
  });
}

test('no network, then a cut connection, then success', async ({ page, allow }) => {
  allow(badStatus);
  await visit(page, '/pt/contact');
  await fillContact(page);
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Falha no envio do email: Network Error');
  await page.context().setOffline(false);
  await page.getByLabel('E-mail').fill('cut@fault.example');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Falha no envio do email: Network Error');
  await page.getByLabel('E-mail').fill('ana@example.com');
  await submit(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible();
});

/** Withholds the email service's first answer for good; `kept` is fulfilled when that message has arrived there. */
async function keepFirstAnswer(page: Page): Promise<{ kept: Promise<void> }> {
  const { promise: kept, resolve: keep } = Promise.withResolvers<void>();
  await page.route('**/send-form', (route) => route.fetch().then(() => keep()), { times: 1 });
  return { kept };
}

test.describe('no answer within twenty seconds', () => {
  test('says that the message may have arrived, and a repeat of it keeps its id', async ({ page }) => {
    const copy = copyIn('pt');
    const who = visitor();
    await page.clock.install();
    const { kept } = await keepFirstAnswer(page);
    await visit(page, '/pt/contact');
    await fillContact(page, who);
    await submit(page).click();
    await kept;
    await expect(page.getByText(copy.sending.note)).toBeVisible();
    await expect(page.getByRole('button', { name: /cancel/iu })).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('alert')).toHaveText(copy.failed.unanswered);
    await expect(page.getByText(copy.failed.repeat)).toBeVisible();
    await expect(page.getByLabel('Mensagem')).toHaveValue(who.message);
    await submit(page).click();
    await expect(page.locator('[data-sent]')).toBeVisible();
    expect(await arrived(page, who.email)).toHaveLength(2);
    const [again, first] = await arrived(page, who.email);
    expect(fieldOf(again, 'message_id')).toBe(fieldOf(first, 'message_id'));
    expect(again).toContain('Repeats');
    expect(first).not.toContain('Repeats');
  });

  test('and an answer after that is shown', async ({ page }) => {
    await page.clock.install();
    const letGo = await holdBack(page, '**/send-form');
    await visit(page, '/pt/contact');
    await fillContact(page);
    const asked = page.waitForRequest('**/send-form');
    await submit(page).click();
    await asked;
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('alert')).toBeVisible();
    letGo();
    await expect(page.locator('[data-sent]')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

const clientCode = /\/assets\/client-[^/]*\.js/u;

test('a client whose code never comes is not waited for, and does not send later', async ({ page }) => {
  const who = visitor();
  await page.clock.install();
  const letGo = await holdBack(page, clientCode);
  await visit(page, '/pt/contact');
  await fillContact(page, who);
  await submit(page).click();
  await expect(submit(page)).toHaveText('Enviando');
  await page.clock.fastForward(8000);
  await expect(page.locator('[data-sent]')).toBeVisible();
  const code = page.waitForResponse(clientCode);
  letGo();
  await (await code).finished();
  expect(await arrived(page, who.email)).toHaveLength(1);
});

test('offline without the code of the client: nothing is lost, and it goes out later', async ({
  page,
  allow,
}) => {
  allow(badStatus);
  await page.route(clientCode, (route) => route.abort());
  await visit(page, '/pt/contact');
  await fillContact(page);
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Falha no envio do email: Network Error');
  await expect(page.getByLabel('Nome')).not.toHaveValue('');
  await page.context().setOffline(false);
  await submit(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible();
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
  const code = page.waitForResponse(clientCode);
  await visit(page, '/pt/contact');
  await fillContact(page);
  await submit(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible();
  expect((await code).ok()).toBe(true);
});
