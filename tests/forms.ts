/** Helpers of the form tests: visitors, fields, sent messages. */
import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import type { Language } from '../src/language/languages.ts';
import { formFields, type FormId } from '../src/forms/fields.ts';
import { expect, type Page } from './base.ts';
import { copyOf } from './words.ts';

/** The copy of the forms. */
export const copyIn = (language: Language) => ({
  ...copyOf(language, 'forms'),
  ...copyOf(language, 'contact'),
  leave: copyOf(language, 'leaving'),
});

/** All errors of an empty form. */
export const allMissing = (form: FormId, language: Language) =>
  copyIn(language).errors.more.replace(
    '{count}',
    String(formFields[form].filter(({ required }) => required).length),
  );

/** The console message for a failed request. */
export const badStatus = /Failed to load resource/u;

/** A visitor with unique values. */
export function visitor() {
  const id = randomUUID();
  return { name: `Ana ${id}`, email: `${id}@example.com`, phone: '11987654321', message: `Olá ${id}` };
}

export type Visitor = ReturnType<typeof visitor>;

/** A field by name, on a page or in a dialog. */
export const field = (form: Page | Locator, name: string) =>
  ('goto' in form ? form.locator('main') : form).locator(`form [name=${name}]`);

export const submit = (form: Page | Locator) =>
  ('goto' in form ? form.locator('main') : form).locator('form [type=submit]');

/** The values of a visitor by field name. */
export const valuesOf = (who: Partial<Visitor>): Record<string, string | undefined> => ({
  from_name: who.name,
  from_email: who.email,
  from_telefone: who.phone,
  message: who.message,
});

/** Fills in the fields that a form has. */
export async function fillIn(form: Page | Locator, who: Partial<Visitor> = visitor()): Promise<void> {
  for (const [name, value] of Object.entries(valuesOf(who))) {
    if (value && (await field(form, name).count())) await field(form, name).pressSequentially(value);
  }
  if (await field(form, 'consent').count()) await field(form, 'consent').check();
}

/** Collects the messages that the page sends, and passes them on. */
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

/** Waits for the success message. */
export async function expectSent(form: Page | Locator, language: Language = 'pt'): Promise<void> {
  await expect(form.getByText(copyIn(language).sentTitle)).toBeVisible();
}
