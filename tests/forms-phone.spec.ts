/** The phone field: the specification's shapes, other countries, the caret, pasting and undoing. */
import { languages } from '../src/language/languages.ts';
import { expect, type Page, test, visit } from './base.ts';
import { arrived, copyIn, fieldOf, fillContact, submit, visitor } from './forms.ts';

const phoneOf = (page: Page) => page.locator('[name=from_telefone]');
const caretIn = (page: Page) => phoneOf(page).evaluate((field: HTMLInputElement) => field.selectionStart);

test('the phone takes its form while it is typed, and the caret stays', async ({ page }) => {
  await visit(page, '/pt/contact');
  const phone = phoneOf(page);
  await phone.pressSequentially('1198765');
  await expect(phone).toHaveValue('(11) 98765');
  await phone.pressSequentially('4321');
  await expect(phone).toHaveValue('(11) 98765-4321');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('(11) 98764-321');
  expect(await caretIn(page)).toBe(9);
  await page.keyboard.type('5');
  await expect(phone).toHaveValue('(11) 98765-4321');
  expect(await caretIn(page)).toBe(10);
  await phone.selectText();
  await page.keyboard.insertText('+٥٥ ２１ 91234-5678');
  await expect(phone).toHaveValue('+55 (21) 91234-5678');
  await phone.fill('21912345678');
  await expect(phone).toHaveValue('(21) 91234-5678');
});

test('a digit too many, taken back, leaves a number of this country as it was', async ({ page }) => {
  await visit(page, '/pt/contact');
  const phone = phoneOf(page);
  await phone.pressSequentially('119876543210');
  await expect(phone).toHaveValue('+11 (98) 76543-210');
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('(11) 98765-4321');
  await phone.selectText();
  await page.keyboard.insertText('+1 (212) 555-0100');
  await expect(phone).toHaveValue('+1 212 555 0100');
});

for (const language of languages) {
  test(`a number of another country arrives as what it is, in ${language}`, async ({ page }) => {
    const { errors, fields } = copyIn(language);
    const who = visitor();
    await visit(page, `/${language}/contact`);
    const phone = phoneOf(page);
    await expect(phone).toHaveAccessibleDescription(fields.phoneHint);
    await fillContact(page, { ...who, phone: '+1 (21' });
    await submit(page).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(`${fields.phoneHint} ${errors.phone_short.whole}`);
    await phone.fill('+1234567890123456');
    await phone.blur();
    await expect(phone).toHaveAccessibleDescription(`${fields.phoneHint} ${errors.phone_long.whole}`);
    await phone.fill('');
    await phone.pressSequentially('001 (212) 555-0100');
    await expect(phone).toHaveValue('+1 212 555 0100');
    await submit(page).click();
    await expect(page.locator('[data-sent]')).toBeVisible();
    const [message] = await arrived(page, who.email);
    expect(fieldOf(message, 'from_telefone')).toBe('+1 212 555 0100');
  });
}

test('what was typed can be undone, and done again', async ({ page }) => {
  await visit(page, '/pt/contact');
  const phone = phoneOf(page);
  await phone.pressSequentially('11987654');
  await expect(phone).toHaveValue('(11) 98765-4');
  const digits = async () => (await phone.inputValue()).replaceAll(/\D/gu, '');
  await expect(async () => {
    await page.keyboard.press('Control+z');
    expect('11987654'.startsWith(await digits())).toBe(true);
    // Read once for each press: one press too many would undo what was waited for.
    expect(await phone.inputValue()).toBe('');
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('Control+Shift+z');
    expect(await phone.inputValue()).toBe('(11) 98765-4');
  }).toPass();
  // What is pasted over it is undone as a whole.
  await phone.selectText();
  await page.keyboard.insertText('+351 912 345 678');
  await expect(phone).toHaveValue('+35 (19) 12345-678');
  await expect(async () => {
    await page.keyboard.press('Control+z');
    expect(await phone.inputValue()).toBe('(11) 98765-4');
  }).toPass();
});
