/** The lead form and the partner card: a consent with its evidence, and an address that is more than that. */
import { expect, test, visit } from './base.ts';
import { arrived, badStatus, copyIn, fieldOf, fillLead, fillPartner, submit, visitor } from './forms.ts';

test('the lead panel opens at its first field, also in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, '/en');
  await page.locator('main a[href$="/sign-up"]').click();
  await expect(page.locator('#lead-dialog [name=from_name]')).toBeFocused();
});

test('the lead form needs a consent that is not ticked beforehand, and sends what it was to', async ({
  page,
}) => {
  const who = visitor();
  await visit(page, '/en/sign-up');
  const consent = page.getByRole('checkbox', { name: /I authorise/u });
  await expect(consent).not.toBeChecked();
  await expect(page.locator('[data-label=celphone]')).toHaveAttribute('name', 'from_telefone');
  await page.getByLabel('Name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Mobile').fill(who.phone);
  await submit(page).click();
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription(copyIn('en').errors.consent.whole);
  const [policy] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /privacy policy/u }).click(),
  ]);
  expect(new URL(policy.url()).pathname).toBe('/en/policys');
  await expect(consent).not.toBeChecked();
  await consent.press('Space');
  const before = Date.now();
  await submit(page).click();
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Email sent successfully' }),
  ).toBeVisible();
  const [message] = await arrived(page, who.email);
  expect(fieldOf(message, 'form')).toBe('lead');
  expect(fieldOf(message, 'consent')).toBe('accepted');
  expect(fieldOf(message, 'consent_policy')).toMatch(/^lgpd-guidelines \d+\.\d+$/u);
  expect(fieldOf(message, 'consent_language')).toBe('en');
  const time = fieldOf(message, 'consent_time');
  expect(new Date(time).toISOString()).toBe(time);
  expect(Math.abs(new Date(time).getTime() - before)).toBeLessThan(60_000);
});

test('an error says the same word as the label', async ({ page }) => {
  await visit(page, '/pt/sign-up');
  await submit(page).click();
  await expect(page.getByLabel('Celular')).toHaveAccessibleDescription(/Informe seu celular\.$/u);
  await expect(page.getByRole('link', { name: copyIn('pt').errors.mobile.short, exact: true })).toBeVisible();
});

test('a consent alone is asked about before it is dropped', async ({ page }) => {
  await visit(page, '/pt');
  await page.locator('main a[href$="/sign-up"]').first().click();
  const panel = page.locator('#lead-dialog');
  await panel.getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(panel.getByRole('checkbox')).toBeChecked();
});

test('the panel shows what was typed on the page of the same form since', async ({ page }) => {
  await visit(page, '/pt');
  const openPanel = () => page.locator('main a[href$="/sign-up"]').first().click();
  const panel = page.locator('#lead-dialog');
  await openPanel();
  await panel.getByLabel('E-mail').fill('ana@example.com');
  await panel.getByLabel('Celular').fill('11987654321');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: copyIn('pt').leave.unsent.close }).click();
  // What leads to the page, and not to the panel.
  await page.evaluate(() => navigation.navigate('/pt/sign-up'));
  const form = page.locator('main form');
  await expect(form.getByLabel('E-mail')).toHaveValue('ana@example.com');
  await form.getByLabel('E-mail').fill('outra@example.com');
  await form.getByLabel('Celular').fill('+351912345678');
  const number = await form.getByLabel('Celular').inputValue();
  await form.getByRole('checkbox').check();
  await page.goBack();
  await openPanel();
  await expect(panel.getByLabel('E-mail')).toHaveValue('outra@example.com');
  await expect(panel.getByLabel('Celular')).toHaveValue(number);
  await expect(panel.getByRole('checkbox')).toBeChecked();
  await expect(panel.getByLabel('Nome')).toBeFocused();
});

test('the partner card sends an address, which form it is from, and says so in its place', async ({
  page,
  allow,
}) => {
  allow(badStatus);
  const who = visitor();
  await visit(page, '/pt/partners');
  const card = page.locator('#card');
  const field = card.getByPlaceholder('seu e-mail');
  await submit(card).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Informe seu e-mail.');
  await field.fill('lucas@');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/Informe um e-mail completo/u);
  await field.fill('status-429@fault.example');
  await submit(card).click();
  await expect(card.getByRole('alert')).toHaveText('Falha no envio do email: As ordered');
  await field.fill(who.email);
  await submit(card).click();
  await expect(card.getByRole('status').filter({ hasText: 'Email Enviado com sucesso' })).toBeVisible();
  await expect(card.locator('[data-answer]').filter({ hasText: who.email })).toBeFocused();
  const [message, ...others] = await arrived(page, who.email);
  expect(others).toEqual([]);
  expect(fieldOf(message, 'form')).toBe('partner');
  expect(fieldOf(message, 'language')).toBe('pt');
});

test.describe('after a success the form is empty the next time', () => {
  test('in the lead panel', async ({ page }) => {
    await visit(page, '/pt');
    const link = page.locator('main a[href$="/sign-up"]').first();
    const panel = page.locator('#lead-dialog');
    await link.click();
    await fillLead(panel);
    await submit(panel).click();
    await expect(panel.locator('[data-sent]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await link.click();
    await expect(panel.locator('[name=from_name]')).toHaveValue('');
    await expect(panel.locator('[name=from_email]')).toHaveValue('');
    await expect(panel.getByRole('checkbox')).not.toBeChecked();
  });

  for (const [path, fill] of [
    ['/pt/sign-up', fillLead],
    ['/pt/partners', fillPartner],
  ] as const) {
    test(`on ${path}`, async ({ page }) => {
      await visit(page, path);
      const main = page.getByRole('main');
      await fill(main);
      await submit(main).click();
      await expect(main.locator('[data-sent]')).toBeVisible();
      await page.locator('footer a[href="/pt/products"]').click();
      await expect(page).toHaveURL('/pt/products');
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(main.locator('[name=from_email]')).toHaveValue('');
      for (const consent of await main.getByRole('checkbox').all()) await expect(consent).not.toBeChecked();
    });
  }
});
