/** Typing and pasting into fields; forms without scripts. */
import { expect, type Page, test, visit } from './base.ts';
import { badStatus, copyIn, expectSent, field, fillIn, messagesOf, submit, visitor } from './forms.ts';

const phone = '(11) 98765-4321';

test.describe('pasted text', () => {
  /** Pastes text in one input event, as a browser does. */
  async function paste(page: Page, name: string, text: string) {
    await field(page, name).focus();
    await page.keyboard.insertText(text);
  }

  test('a phone number is cleaned before it is shortened', async ({ page }) => {
    await visit(page, '/pt/contact');
    for (const [pasted, shown] of [
      ['Mobile / WhatsApp: +55 (11) 98765-4321', '+55 (11) 98765-4321'],
      ['Telefone para contato (também WhatsApp), horário comercial: 11 98765 4321', phone],
      ['\u202a+٥٥ ١١ ٩٨٧٦٥-٤٣٢١\u202c', '+55 (11) 98765-4321'],
      ['۱۱۹۸۷۶۵۴۳۲۱', phone],
      ['（１１）９８７６５－４３２１', phone],
      ['११ ९८७६५ ४३२१', phone],
      ['Ramal 2: +55 11 98765-4321', '+55 (11) 98765-4321'],
      ['(11) 98765-4321 / (11) 3333-4444', phone],
      ['11 98765-4321 ramal 12', phone],
    ] as const) {
      await field(page, 'from_telefone').fill('');
      await paste(page, 'from_telefone', pasted);
      await expect(field(page, 'from_telefone')).toHaveValue(shown);
    }
  });

  test('an email address is cleaned of invisible characters', async ({ page }) => {
    const messages = await messagesOf(page);
    await visit(page, '/pt/partners');
    for (const pasted of [
      '\u200fana@example.com',
      '\u202aana@example.com\u202c',
      '\ufeffana@example.com',
      '\u00a0ana@example.com\u00a0',
      'ana\u200b@exam\u00adple.com',
      '\u2066ana＠example．com\u2069',
      'ana@example。com\n',
      'mailto:ana@example.com',
    ]) {
      await paste(page, 'from_email', pasted);
      await submit(page).click();
      await expectSent(page);
      expect(messages.pop()).toMatchObject({ from_email: 'ana@example.com' });
      await page.locator('[data-after-sent] button').click();
    }
    await paste(page, 'from_email', 'ana @example.com');
    await submit(page).click();
    await expect(field(page, 'from_email')).toHaveAccessibleDescription(copyIn('pt').errors.malformed);
  });
});

test.describe('the phone mask', () => {
  test('formats a number while it is typed, edited, undone and cut', async ({ page }) => {
    await visit(page, '/pt/contact');
    const input = field(page, 'from_telefone');
    for (const [digits, shown] of [
      ['1', '1'],
      ['1', '11'],
      ['9', '(11) 9'],
      ['8765', '(11) 98765'],
      ['4321', phone],
      ['1', '+11 (98) 76543-211'],
      ['23456', '+11 (98) 76543-2112'],
    ] as const) {
      await input.press('End');
      await input.pressSequentially(digits);
      await expect(input).toHaveValue(shown);
    }
    for (let digits = 13; digits > 11; digits -= 1) await input.press('Backspace');
    await expect(input).toHaveValue('(11) 98765-4321');
    await input.press('Home');
    await input.press('Delete');
    await input.press('Delete');
    await page.keyboard.type('2');
    await expect(input).toHaveValue(/^\(21\) 98765/u);
    await input.press('ControlOrMeta+z');
    await expect(input).not.toHaveValue(/^\(21\)/u);
    await input.fill('');
    await page.keyboard.type('+971 50 123 456');
    await expect(input).toHaveValue('+971 50 123 456');
    await input.fill('');
    await page.keyboard.type('2125550100');
    await input.press('Home');
    await page.keyboard.type('+1');
    await expect(input).toHaveValue(/^\+1/u);
    expect((await input.inputValue()).replaceAll(/\D/gu, '')).toBe('12125550100');
    await input.fill('');
    await page.keyboard.type('2125550100');
    await input.press('Home');
    await page.keyboard.type('001');
    await expect(input).toHaveValue(/^\+1/u);
    expect((await input.inputValue()).replaceAll(/\D/gu, '')).toBe('12125550100');
    await input.fill('');
    await page.keyboard.type('0044 20');
    await expect(input).toHaveValue('+44 20');
    await input.fill('');
    await expect(input).toHaveValue('');
  });
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser validates and posts each form, and a refusal links back', async ({ page, allow }) => {
    allow(badStatus);
    const who = visitor();
    const messages = await messagesOf(page);
    await page.goto('/ar/contact');
    await fillIn(page, who);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: copyIn('ar').sentTitle })).toBeVisible();
    await page.goto('/en/sign-up');
    await fillIn(page, who);
    await field(page, 'consent').uncheck();
    await submit(page).click();
    await expect(page).toHaveURL('/en/sign-up');
    await field(page, 'consent').check();
    await submit(page).click();
    await expect(page.getByRole('heading', { name: copyIn('en').sentTitle })).toBeVisible();
    expect(messages[0]).toMatchObject({
      form: 'contact',
      language: 'ar',
      from_name: who.name,
      lib_version: '4.4.1',
    });
    expect(messages[1]).toMatchObject({ form: 'lead', consent: 'accepted', consent_language: 'en' });
    await page.goto('/es/partners');
    await fillIn(page, who);
    await page.locator('main form [name=user_id]').evaluate((input: HTMLInputElement) => {
      input.value = 'other';
    });
    await submit(page).click();
    await expect(page.getByRole('heading')).toContainText('No se pudo enviar el correo: The Public Key');
    await page.getByRole('link').click();
    await expect(page).toHaveURL('/es/partners');
  });
});
