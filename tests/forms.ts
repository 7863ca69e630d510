/** What the tests of the forms share: visitors, the fields, and the mailbox of the local email service. */
import { load } from 'cheerio';
import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import type { Language } from '../src/language/languages.ts';
import { expect, type Page } from './base.ts';
import { copyOf } from './words.ts';

/** What the forms say: each of them, and the contact form and the sign-up. */
export const copyIn = (language: Language) => ({
  ...copyOf(language, 'forms'),
  ...copyOf(language, 'contact'),
  leave: copyOf(language, 'leaving'),
});

/** What the browser says of an answer that is no success. */
export const badStatus = /Failed to load resource/u;

/** The messages in the mailbox in which a text occurs, as HTML, newest first. */
export async function arrived(page: Page, text: string): Promise<string[]> {
  const $ = load(await (await page.request.get('/__mailbox')).text());
  return $('article')
    .toArray()
    .map((article) => $.html(article))
    .filter((article) => article.includes(text));
}

/** A field of a message in the mailbox; empty if it has none of this name. */
export function fieldOf(message: string | undefined, name: string): string {
  const $ = load(message ?? '');
  return $('dt')
    .filter((_, term) => $(term).text() === name)
    .next('dd')
    .text();
}

/** A visitor that nobody else in the mailbox can be taken for. */
export function visitor() {
  const id = randomUUID();
  return { name: `Ana ${id}`, email: `${id}@example.com`, phone: '11987654321', message: `Olá ${id}` };
}

export async function fillContact(form: Page | Locator, { name, email, phone, message } = visitor()) {
  await form.locator('[name=from_name]').fill(name);
  await form.locator('[name=from_email]').fill(email);
  await form.locator('[name=from_telefone]').pressSequentially(phone);
  await form.locator('[name=message]').fill(message);
}

export async function fillLead(form: Page | Locator, { name, email, phone } = visitor()) {
  await form.locator('[name=from_name]').fill(name);
  await form.locator('[name=from_email]').fill(email);
  await form.locator('[name=from_telefone]').fill(phone);
  await form.getByRole('checkbox').check();
}

export async function fillPartner(form: Page | Locator, { email } = visitor()) {
  await form.locator('[name=from_email]').fill(email);
}

export const submit = (form: Page | Locator) => form.locator('form[method=post] [type=submit]');

/** Opens the contact dialog by the link in the footer. */
export async function openContact(page: Page): Promise<Locator> {
  await page.locator('footer a[href$="/contact"]').click();
  const dialog = page.locator('#contact-dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Holds the answers of the email service back until they are let go; the messages arrive at once. */
export async function holdAnswers(page: Page): Promise<{ letGo: () => void; requests: () => number }> {
  let count = 0;
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/send-form', async (route) => {
    count += 1;
    const response = await route.fetch();
    await held;
    await route.fulfill({ response }).catch(() => {});
  });
  return { letGo, requests: () => count };
}
