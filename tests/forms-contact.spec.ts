/** The contact form in a real browser, with the real email client, over HTTP to the local email service. */
import { languages } from '../src/language/languages.ts';
import { expect, holdBack, type Page, test, visit } from './base.ts';
import { arrived, copyIn, fieldOf, fillContact, openContact, submit, visitor } from './forms.ts';

for (const language of languages) {
  test(`a message written in ${language} arrives, and says where it comes from`, async ({
    page,
    baseURL,
  }) => {
    const copy = copyIn(language);
    const who = visitor();
    await visit(page, `/${language}/contact?lng=${language}#nothing`);
    await fillContact(page, who);
    await submit(page).click();
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(copy.sentTitle);
    await expect(page.getByRole('heading', { name: copy.sent.contact })).toBeFocused();
    const [message, ...others] = await arrived(page, who.email);
    expect(others).toEqual([]);
    for (const part of [who.name, who.message, '(11) 98765-4321']) expect(message).toContain(part);
    expect(fieldOf(message, 'message_id')).toMatch(/^[0-9a-f]{32}$/u);
    expect(fieldOf(message, 'form')).toBe('contact');
    expect(fieldOf(message, 'language')).toBe(language);
    expect(fieldOf(message, 'page')).toBe(`${baseURL}/${language}/contact`);
    for (const own of ['user_id', 'website', 'suspected_machine', 'consent', '4.4.1']) {
      expect(message).not.toContain(own);
    }
  });
}

test('what does not belong in a message is said with its field, on the page and in the dialog', async ({
  page,
}) => {
  for (const language of languages) {
    const { message, messageHint } = copyIn(language).fields;
    await visit(page, `/${language}/contact`);
    await expect(page.getByLabel(message, { exact: true })).toHaveAccessibleDescription(messageHint);
    await visit(page, `/${language}`);
    const dialog = await openContact(page);
    await expect(dialog.getByLabel(message, { exact: true })).toHaveAccessibleDescription(messageHint);
  }
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
  await expect(dialog.getByRole('heading', { name: copyIn('pt').sent.contact })).toBeFocused();
  expect(await arrived(page, who.email)).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('after a success the form is empty the next time, in the dialog and on the page', async ({ page }) => {
  const copy = copyIn('pt');
  await visit(page, '/pt/contact');
  const first = page.getByRole('main').locator('[name=from_name]');
  await fillContact(page);
  await submit(page).click();
  await page.getByRole('main').getByRole('link', { name: copy.backToSite }).last().click();
  await expect(page).toHaveURL('/pt');
  const dialog = await openContact(page);
  await expect(dialog.getByLabel('Nome')).toHaveValue('');
  await fillContact(dialog);
  await submit(dialog).click();
  await dialog.getByRole('button', { name: copy.backToSite }).click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/pt/contact');
  await expect(first).toHaveValue('');
});

test('a link to the form, on the page of the form, leads to its first field', async ({ page }) => {
  const copy = copyIn('pt');
  await visit(page, '/pt/contact');
  const name = page.getByRole('main').getByLabel('Nome');
  const link = page.locator('footer a[href$="/contact"]').first();
  await name.fill('Ana');
  await link.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ana');
  await expect(name).toBeInViewport();
  await fillContact(page);
  await submit(page).click();
  await expect(page.getByRole('heading', { name: copy.sent.contact })).toBeFocused();
  await link.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
});

/** What the browser asks on leaving, by its kind; each is answered with yes. */
function questionsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  return asked;
}

test('leaving the site is asked about only while there is text', async ({ page }) => {
  const asked = questionsOf(page);
  await visit(page, '/pt/contact');
  await page.getByLabel('Nome').fill('Ana');
  await page.getByLabel('Nome').fill('');
  await page.reload();
  expect(asked).toEqual([]);
  await visit(page, '/pt/contact');
  // Typed by hand: a browser asks nobody who has not touched the page.
  await page.getByLabel('Nome').pressSequentially('Ana');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
});

test('leaving the site is not asked about when the message is sent', async ({ page }) => {
  const asked = questionsOf(page);
  await visit(page, '/pt/contact');
  await fillContact(page);
  await submit(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible();
  await page.reload();
  expect(asked).toEqual([]);
  await expect(page.getByLabel('Nome')).toHaveValue('');
});

test('text is still there after a look at another page', async ({ page }) => {
  await visit(page, '/pt/contact');
  await page.getByLabel('Nome').fill('Ana');
  await page.locator('footer a[href="/pt/products"]').click();
  await expect(page).toHaveURL('/pt/products');
  await page.goBack();
  await expect(page.getByLabel('Nome')).toHaveValue('Ana');
});

test('what was typed before the application runs is sent as well', async ({ page }) => {
  const who = visitor();
  const release = await holdBack(page, '**/assets/main-*.js');
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

test('a message with the trap for machines filled in arrives all the same, and is marked', async ({
  page,
}) => {
  const who = visitor();
  await visit(page, '/pt/contact');
  await fillContact(page, who);
  await page.locator('[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://autofilled.example';
  });
  await submit(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible();
  const [message] = await arrived(page, who.email);
  expect(fieldOf(message, 'suspected_machine')).toBe('yes');
  expect(message).not.toContain('autofilled');
});

test('fields side by side stand on one line, also where a hint takes two', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, '/es/contact');
  const [email, phone] = [page.locator('[name=from_email]'), page.locator('[name=from_telefone]')];
  const top = async (field: typeof email) => (await field.boundingBox())!.y;
  const before = await top(email);
  await page.locator('[id$=telefone-hint]').evaluate((hint) => hint.append(' ', hint.textContent));
  expect(await top(phone), 'two lines').toBeGreaterThan(before + 10);
  expect(await top(email)).toBe(await top(phone));
});
