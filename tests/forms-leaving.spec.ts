/** Closing a form's dialog: what is asked is true when it is asked, and gone when it no longer is. */
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from './base.ts';
import {
  arrived,
  badStatus,
  copyIn,
  fillContact,
  holdAnswers,
  openContact,
  submit,
  visitor,
} from './forms.ts';

const { leave, sent, sentTitle } = copyIn('pt');

/** Sends a message from the dialog, and would close it before the answer: the question is there. */
async function leaveWhileSending(page: Page): Promise<Locator> {
  await visit(page, '/pt');
  const dialog = await openContact(page);
  await fillContact(dialog);
  await submit(dialog).click();
  await expect(submit(dialog)).toHaveText('Enviando');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  return dialog;
}

test('unsent text is asked about, kept, and thrown away only when told', async ({ page }) => {
  await visit(page, '/pt');
  const dialog = await openContact(page);
  const question = page.getByRole('alertdialog');
  const name = dialog.getByLabel('Nome');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await openContact(page);
  await name.fill('Ana');
  await page.keyboard.press('Escape');
  await expect(question).toHaveAccessibleName(leave.unsent.title);
  await expect(question).toHaveAccessibleDescription(leave.unsent.text);
  await question.getByRole('button', { name: leave.unsent.stay }).click();
  await expect(name).toHaveValue('Ana');
  await page.mouse.click(5, 450);
  await question.getByRole('button', { name: leave.unsent.close }).click();
  await expect(dialog).toBeHidden();

  await openContact(page);
  await expect(name).toHaveValue('Ana');
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await question.getByRole('button', { name: leave.discard }).click();
  await expect(dialog).toBeHidden();
  await openContact(page);
  await expect(name).toHaveValue('');
});

test('while a message is sent, closing offers nothing that cannot be done, and the answer is shown later', async ({
  page,
}) => {
  const who = visitor();
  const { letGo, requests } = await holdAnswers(page);
  await visit(page, '/pt');
  const dialog = await openContact(page);
  await fillContact(dialog, who);
  await submit(dialog).click();
  await expect(submit(dialog)).toHaveText('Enviando');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(leave.sending.title);
  await expect(question.getByRole('button')).toHaveText([leave.sending.stay, leave.sending.close]);
  await question.getByRole('button', { name: leave.sending.close }).click();
  await expect(dialog).toBeHidden();
  await openContact(page);
  await expect(submit(dialog)).toHaveText('Enviando');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: leave.sending.close }).click();
  letGo();
  await openContact(page);
  await expect(dialog.getByRole('heading', { name: sent.contact })).toBeFocused();
  // Seen once, it is over.
  await page.keyboard.press('Escape');
  await openContact(page);
  await expect(dialog.getByLabel('Nome')).toHaveValue('');
  expect(requests()).toBe(1);
  expect(await arrived(page, who.email)).toHaveLength(1);
});

test('a question is gone when the answer comes, and the answer has the focus', async ({ page }) => {
  const { letGo } = await holdAnswers(page);
  const dialog = await leaveWhileSending(page);
  letGo();
  await expect(dialog.getByText(sentTitle)).toHaveRole('status');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(dialog.getByRole('heading', { name: sent.contact })).toBeFocused();
});

test('a question is gone when the message is refused, and the refusal stands', async ({ page, allow }) => {
  allow(badStatus);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/send-form', async (route) => {
    await held;
    await route.fulfill({ status: 503, body: 'Not now' });
  });
  const dialog = await leaveWhileSending(page);
  letGo();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(dialog.getByRole('alert')).toHaveText('Falha no envio do email: Not now');
  await expect(dialog.getByLabel('Nome')).not.toHaveValue('');
});

test('a message without an answer is asked about as what it is', async ({ page }) => {
  await page.clock.install();
  await page.route('**/send-form', () => {});
  await visit(page, '/pt');
  const dialog = await openContact(page);
  await fillContact(dialog);
  const asked = page.waitForRequest('**/send-form');
  await submit(dialog).click();
  await asked;
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(leave.sending.title);
  // What was asked about is no longer so.
  await page.clock.fastForward(20_000);
  await expect(question).toBeHidden();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveAccessibleName(leave.unanswered.title);
  await expect(question).toHaveAccessibleDescription(leave.unanswered.text);
});

test('closed with its text from the menu of a phone, it gives the focus back to what opens the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/pt');
  const menu = page.locator('header [commandfor=menu]');
  await menu.click();
  await page.locator('#menu a[href$="/contact"]').click();
  await page.locator('#contact-dialog').getByLabel('Nome').fill('Ana');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: leave.unsent.close }).click();
  await expect(menu).toBeFocused();
});
