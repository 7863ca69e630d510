/** The forms without scripts: the browser validates them and posts them by itself. */
import { languages } from '../src/language/languages.ts';
import { expect, test } from './base.ts';
import { arrived, badStatus, copyIn, fieldOf, fillContact, submit, visitor } from './forms.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  test(`the contact form in ${language} is posted by the browser, and says where it comes from`, async ({
    page,
  }) => {
    const copy = copyIn(language);
    const who = visitor();
    await page.goto(`/${language}/contact`);
    await fillContact(page, who);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: copy.sentTitle })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const [message] = await arrived(page, who.email);
    expect(message).toContain(who.message);
    expect(message).not.toContain('website');
    expect(fieldOf(message, 'form')).toBe('contact');
    expect(fieldOf(message, 'language')).toBe(language);
    expect(new URL(fieldOf(message, 'page')).pathname).toBe(`/${language}/contact`);
    await page.getByRole('link', { name: copy.backToSite }).click();
    await expect(page).toHaveURL(`/${language}`);
  });
}

test('the lead form and the partner card too, and a refusal leads back', async ({ page, allow }) => {
  allow(badStatus);
  const who = visitor();
  await page.goto('/en/sign-up');
  await page.getByLabel('Name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Mobile').fill(who.phone);
  await submit(page).click();
  await expect(page).toHaveURL('/en/sign-up');
  await page.getByRole('checkbox').check();
  await submit(page).click();
  await expect(page.getByRole('heading', { name: 'Email sent successfully' })).toBeVisible();
  const [message] = await arrived(page, who.email);
  expect(fieldOf(message, 'form')).toBe('lead');
  expect(fieldOf(message, 'consent')).toBe('accepted');
  expect(fieldOf(message, 'consent_policy')).toMatch(/^lgpd-guidelines \d+\.\d+$/u);
  expect(fieldOf(message, 'consent_language')).toBe('en');

  await page.goto('/es/partners');
  await page.locator('#card [name=from_email]').fill('status-500@fault.example');
  await submit(page.locator('#card')).click();
  await expect(page.getByRole('heading')).toHaveText('No se pudo enviar el correo: As ordered');
  await page.getByRole('link', { name: 'Volver al formulario' }).click();
  await expect(page).toHaveURL('/es/partners');
});
