/** What the site keeps in a browser is what the cookie policy says that it keeps, in every language. */
import { expect, type Page, test, visit } from './base.ts';
import { copyIn, fillContact, submit } from './forms.ts';
import { samples } from './languages/samples.ts';
import { addressOf, languages } from './pages.ts';

/** The names under which the site has kept anything: in either storage, and as cookies. */
const keptNames = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').filter(Boolean),
  ]);

test('a visitor who reads, chooses a language and sends a message leaves nothing else behind', async ({
  page,
}) => {
  await visit(page, '/');
  expect(await keptNames(page), 'before anything is chosen').toEqual([]);

  await page
    .locator('header')
    .getByRole('button', { name: /Português|English/u })
    .click();
  await page.getByRole('dialog').getByText('Español').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await visit(page, '/contact');
  await fillContact(page);
  await submit(page).click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(copyIn('es').sentTitle);
  const names = await keptNames(page);
  expect(names).toEqual(['i18nextLng']);

  for (const language of languages) {
    await page.goto(`${addressOf({ document: 'group-app-policies' }, language, true)}?view=text`);
    for (const name of names)
      await expect(page.locator('main code', { hasText: name }).first()).toBeVisible();
    // To keep what the visitor asked for needs no consent: the row of the cookies that do not names the language.
    const { cookies } = samples[language];
    const rows = page.locator('main tr').filter({ hasText: cookies.language });
    await expect(rows).toHaveCount(1);
    await expect(rows.locator('td').nth(1)).toHaveText(cookies.no);
  }
});
