/** The answer of a form stands where the visitor looks, and until they have read it. */
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from './base.ts';
import { arrived, badStatus, copyIn, fillContact, fillLead, fillPartner, submit, visitor } from './forms.ts';

const forms: [
  name: string,
  path: string,
  fill: (page: Page, who: ReturnType<typeof visitor>) => Promise<void>,
][] = [
  ['contact', '/pt/contact', fillContact],
  ['lead', '/pt/sign-up', fillLead],
  ['partner', '/pt/partners', fillPartner],
];

for (const [name, path, fill] of forms) {
  test(`a second Enter leaves the answer of the ${name} form standing`, async ({ page }) => {
    const who = visitor();
    await visit(page, path);
    await fill(page, who);
    await submit(page).focus();
    await page.keyboard.press('Enter');
    const answer = page.getByRole('main').locator('[data-sent]');
    await expect(answer.locator('[data-answer]')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    // Held: the browser repeats the key.
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(answer).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(answer.getByRole('status')).toHaveText('Email Enviado com sucesso');
    expect(await arrived(page, who.email)).toHaveLength(1);
  });

  test(`a second Enter leaves the failure of the ${name} form standing`, async ({ page, allow }) => {
    allow(badStatus);
    let requests = 0;
    await page.route('**/send-form', (route) => {
      requests += 1;
      return route.fulfill({ status: 503, body: 'Busy' });
    });
    await visit(page, path);
    await fill(page, visitor());
    await submit(page).focus();
    // Held from before the answer until after it.
    await page.keyboard.down('Enter');
    await expect(page.getByRole('alert')).toHaveText('Falha no envio do email: Busy');
    await expect(submit(page)).toBeFocused();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(page.getByRole('alert')).toHaveText('Falha no envio do email: Busy');
    expect(requests).toBe(1);
    // Who wants to can send it again.
    await expect(async () => {
      await page.keyboard.press('Enter');
      expect(requests).toBeGreaterThan(1);
    }).toPass();
  });
}

test('a form is sent once, however often it is pressed', async ({ page }) => {
  const who = visitor();
  await visit(page, '/pt/contact');
  await fillContact(page, who);
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.locator('[data-sent]')).toBeVisible();
  expect(await arrived(page, who.email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Enviar outra mensagem' }).click();
  const other = visitor();
  await fillContact(page, other);
  await submit(page).dblclick();
  await expect(page.locator('[data-sent]')).toBeVisible();
  expect(await arrived(page, other.email)).toHaveLength(1);
});

test('what happened is said once, in one sentence, in a place that was there before', async ({ page }) => {
  await visit(page, '/pt/contact');
  await fillContact(page);
  const status = await page
    .getByRole('main')
    .locator('form')
    .locator('xpath=preceding-sibling::p')
    .elementHandle();
  await submit(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible();
  expect(await status?.getAttribute('role')).toBe('status');
  expect(await status?.textContent()).toBe('Email Enviado com sucesso');
  await expect(page.getByText('Email Enviado com sucesso')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const language of ['pt', 'ar'] as const) {
    test(`the answer in ${language} is where the visitor looks, and so is the next form`, async ({
      page,
    }) => {
      const copy = copyIn(language);
      await visit(page, `/${language}/contact`);
      await expectInView(page.getByRole('main'), fillContact, copy.sent.contact);
      // With the keyboard of a phone up, a dialog has no room for all of it.
      await page.setViewportSize({ width: 390, height: 560 });
      await visit(page, `/${language}`);
      await page.locator('footer a[href$="/contact"]').click();
      await expectInView(page.locator('#contact-dialog'), fillContact, copy.sent.contact);
      await visit(page, `/${language}`);
      await page.locator('main a[href$="/sign-up"]').click();
      await expectInView(page.locator('#lead-dialog'), fillLead, copy.sent.lead);

      async function expectInView(form: Locator, fill: (form: Locator) => Promise<void>, title: string) {
        await fill(form);
        await submit(form).click();
        // The whole of it, and not beneath the header.
        const heading = form.getByRole('heading', { name: title });
        await expect(heading).toBeFocused();
        await expect(heading).toBeInViewport({ ratio: 1 });
        await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(64);
        await form.locator('[data-after-sent] button').last().click();
        const first = form.getByText(copy.required);
        await expect(first).toBeInViewport({ ratio: 1 });
        await expect.poll(async () => (await first.boundingBox())!.y).toBeGreaterThan(64);
        await expect(form.locator('[name=from_name]')).toBeFocused();
      }
    });
  }
});

for (const [path, fill] of [
  ['/en/contact', fillContact],
  ['/en/sign-up', fillLead],
] as const) {
  test(`${path} says what happens after sending, until the answer does`, async ({ page }) => {
    const copy = copyIn('en');
    await visit(page, path);
    const before = page.getByRole('heading', { name: copy.afterwards.title });
    await expect(before).toBeVisible();
    await fill(page, visitor());
    await submit(page).click();
    await expect(page.getByRole('list', { name: copy.sent.next })).toBeVisible();
    await expect(before).toBeHidden();
  });
}
