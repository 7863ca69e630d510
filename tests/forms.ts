/** What the tests of the forms share: visitors, the fields, and what reaches the email service. */
import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import type { Language } from '../src/language/languages.ts';
import { formFields, type FormId } from '../src/forms/fields.ts';
import { expect, type Page } from './base.ts';
import { copyOf } from './words.ts';

/** What the forms say. */
export const copyIn = (language: Language) => ({
  ...copyOf(language, 'forms'),
  ...copyOf(language, 'contact'),
  leave: copyOf(language, 'leaving'),
});

/** What is said when nothing was filled in. */
export const allMissing = (form: FormId, language: Language) =>
  copyIn(language).errors.more.replace(
    '{count}',
    String(formFields[form].filter(({ required }) => required).length),
  );

/** What the browser says of an answer that is no success. */
export const badStatus = /Failed to load resource/u;

/** A visitor that nobody else can be taken for. */
export function visitor() {
  const id = randomUUID();
  return { name: `Ana ${id}`, email: `${id}@example.com`, phone: '11987654321', message: `Olá ${id}` };
}

export type Visitor = ReturnType<typeof visitor>;

/** The field of that name, in a page's own form or in a dialog. */
export const field = (form: Page | Locator, name: string) =>
  ('goto' in form ? form.locator('main') : form).locator(`form [name=${name}]`);

export const submit = (form: Page | Locator) =>
  ('goto' in form ? form.locator('main') : form).locator('form [type=submit]');

/** What a visitor writes into each field, by its name. */
export const valuesOf = (who: Partial<Visitor>): Record<string, string | undefined> => ({
  from_name: who.name,
  from_email: who.email,
  from_telefone: who.phone,
  message: who.message,
});

/** Fills a form in as people do, in the fields that it has. */
export async function fillIn(form: Page | Locator, who: Partial<Visitor> = visitor()): Promise<void> {
  for (const [name, value] of Object.entries(valuesOf(who))) {
    if (value && (await field(form, name).count())) await field(form, name).pressSequentially(value);
  }
  if (await field(form, 'consent').count()) await field(form, 'consent').check();
}

/** What is sent, as the email service reads it; every message goes on to the service that the site runs with. */
export async function messagesOf(page: Page): Promise<Record<string, string>[]> {
  const messages: Record<string, string>[] = [];
  await page.route('**/send-form', async (route) => {
    const request = route.request();
    const headers = { 'content-type': request.headers()['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(request.postDataBuffer()!), { headers }).formData();
    messages.push(Object.fromEntries([...form].map(([name, value]) => [name, value as string])));
    await route.fallback();
  });
  return messages;
}

/** Opens the contact dialog by the link in the footer. */
export async function openContact(page: Page): Promise<Locator> {
  await page.locator('footer a[href$="/contact"]').first().click();
  const dialog = page.locator('#contact-dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Waits until the page says that the message was sent. */
export async function expectSent(form: Page | Locator, language: Language = 'pt'): Promise<void> {
  await expect(form.getByText(copyIn(language).sentTitle)).toBeVisible();
}
