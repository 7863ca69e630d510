/** What a form tells a screen reader, and when: the fields' parts in the browser's own tree, each result once. */
import { languages } from '../src/language/languages.ts';
import { expect, type Page, test, visit } from './base.ts';
import { badStatus, copyIn, fillContact, submit, visitor } from './forms.ts';

/** A field as Chromium tells it: what a reader says after its name, in this order. */
interface Field {
  required: boolean;
  invalid: string;
  description: string;
}

/** Every field of the page, by name: the tree comes in no order. */
async function fieldsOf(page: Page): Promise<Record<string, Field>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const fields = nodes.filter(({ role, ignored }) => !ignored && role?.value === 'textbox');
  return Object.fromEntries(
    fields.map(({ name, description, properties = [] }) => {
      const property = (wanted: string) =>
        properties.find((each: { name: string }) => each.name === wanted)?.value.value as unknown;
      const field: Field = {
        required: property('required') === true,
        invalid: String(property('invalid')),
        description: String(description?.value ?? ''),
      };
      return [String(name?.value), field];
    }),
  );
}

for (const language of languages) {
  test(`every field says its name, that it is required, its hint, then its error, in ${language}`, async ({
    page,
  }) => {
    const { fields, errors } = copyIn(language);
    const field = (hint: string, error = ''): Field => ({
      required: true,
      invalid: String(error !== ''),
      description: [hint, error].filter(Boolean).join(' '),
    });
    await visit(page, `/${language}/contact`);
    expect(await fieldsOf(page)).toEqual({
      [fields.name]: field(''),
      [fields.email]: field(fields.emailHint),
      [fields.phone]: field(fields.phoneHint),
      [fields.message]: field(fields.messageHint),
    });

    await page.locator('[name=from_email]').fill('ana@');
    await page.locator('[name=from_telefone]').fill('123');
    await submit(page).click();
    await expect
      .poll(() => fieldsOf(page))
      .toEqual({
        [fields.name]: field('', errors.from_name.whole),
        [fields.email]: field(fields.emailHint, errors.email_malformed.whole),
        [fields.phone]: field(fields.phoneHint, errors.phone_short.whole),
        [fields.message]: field(fields.messageHint, errors.message.whole),
      });
  });
}

test('the form is not called invalid, as Firefox would call it while fields are empty', async ({ page }) => {
  await visit(page, '/pt/contact');
  await expect(page.locator('main form')).toHaveAttribute('role', 'none');
});

test('the consent says that it is required, and no browser calls it invalid', async ({ page }) => {
  await visit(page, '/pt/sign-up');
  const consent = page.getByRole('checkbox');
  await expect(consent).toHaveAttribute('aria-required', 'true');
  await expect(consent).toHaveAttribute('aria-invalid', 'false');
  // Firefox calls an empty checkbox invalid that has the attribute of HTML.
  await expect(consent).not.toHaveAttribute('required');
});

test('how many fields are wrong is said on sending, and not while one writes', async ({ page }) => {
  const { errors } = copyIn('pt');
  const status = page.locator('[data-summary] [role=status]');
  await visit(page, '/pt/contact');
  await submit(page).click();
  await expect(status).toHaveText(errors.more.replace('{count}', '4'));
  await expect(status).not.toHaveAttribute('aria-live');
  await page.keyboard.type('A');
  await expect(status).toHaveText(errors.more.replace('{count}', '3'));
  await expect(status).toHaveAttribute('aria-live', 'off');
  // Said again with the next sending, as something new.
  const said = await status.locator('span').elementHandle();
  await submit(page).click();
  await expect(status).not.toHaveAttribute('aria-live');
  await expect(status).toHaveText(errors.more.replace('{count}', '3'));
  expect(await said.evaluate((element) => element.isConnected)).toBe(false);
});

test('a failure is told by an alert that was there, and a new button takes the focus', async ({
  page,
  allow,
}) => {
  allow(badStatus);
  await visit(page, '/pt/contact');
  await fillContact(page, { ...visitor(), email: 'status-503@fault.example' });
  const alert = await page.locator('main form [role=alert][aria-live=assertive]').elementHandle();
  const pressed = await submit(page).elementHandle();
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Falha no envio do email: As ordered');
  expect(await alert.evaluate((element) => element.isConnected)).toBe(true);
  // The focus on the button that has it already would be announced to nobody.
  await expect(submit(page)).toBeFocused();
  expect(await pressed.evaluate((element) => element.isConnected)).toBe(false);
});
