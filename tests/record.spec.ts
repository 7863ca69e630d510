/** The record on the home page: set down, changed, set down again; and what stands there without scripts. */
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from './base.ts';
import { languages } from './pages.ts';
import { copyOf } from './words.ts';

/** Scrolls to the trial of a page in a language, and waits until it can be used. */
async function trialOf(page: Page, language: (typeof languages)[number]): Promise<Locator> {
  await visit(page, `/${language}`);
  const copy = copyOf(language, 'home').security.record;
  const heading = page.getByRole('heading', { name: copy.title });
  await heading.scrollIntoViewIfNeeded();
  const section = page.locator('section').filter({ has: heading });
  await expect(section.getByRole('button', { name: copy.set })).toBeVisible();
  return section;
}

for (const language of languages) {
  test(`one cent parts a record from what was set down, and back again (${language})`, async ({ page }) => {
    const copy = copyOf(language, 'home').security.record;
    const section = await trialOf(page, language);
    const status = section.getByRole('status');
    const amount = section.getByLabel(copy.amount);
    await expect(status).toHaveText(copy.status.unset);

    const before = await amount.inputValue();
    await section.getByRole('button', { name: copy.set }).click();
    await expect(status).toHaveText(copy.status.same);
    await section.getByRole('button', { name: copy.change }).click();
    await expect(amount).not.toHaveValue(before);
    await expect(status).toHaveText(copy.status.changed);
    await expect(section).toContainText(copy.count.replace('{count}', '60'));

    await amount.fill(before);
    await expect(status).toHaveText(copy.status.same);
    await expect(section).not.toContainText(copy.count.replace('{count}', '60'));
  });
}

test('what is changed can be set down anew, with the keyboard', async ({ page }) => {
  const copy = copyOf('pt', 'home').security.record;
  const section = await trialOf(page, 'pt');
  const status = section.getByRole('status');
  const recipient = section.getByLabel(copy.recipient);
  await recipient.press('Enter');
  await expect(status).toHaveText(copy.status.same);
  await recipient.press('End');
  await recipient.press('b');
  await expect(status).toHaveText(copy.status.changed);
  await recipient.press('Enter');
  await expect(status).toHaveText(copy.status.same);
});

test('a record that lacks something is not set down, and the field is shown', async ({ page }) => {
  const copy = copyOf('en', 'home').security.record;
  const section = await trialOf(page, 'en');
  const amount = section.getByLabel(copy.amount);
  await amount.fill('much');
  await expect(amount).toHaveAttribute('aria-invalid', 'false');
  await section.getByRole('button', { name: copy.set }).click();
  await expect(section.getByRole('status')).toHaveText(copy.status.incomplete);
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await amount.fill('12');
  await expect(section.getByRole('status')).toHaveText(copy.status.unset);
});

test('a change of language keeps what was typed and set down', async ({ page }) => {
  const section = await trialOf(page, 'pt');
  const portuguese = copyOf('pt', 'home').security.record;
  await section.getByLabel(portuguese.recipient).fill('0xabc');
  await section.getByRole('button', { name: portuguese.set }).click();
  await expect(section.getByRole('status')).toHaveText(portuguese.status.same);

  await page.getByRole('button', { name: /Português/u }).click();
  await page.getByRole('dialog').getByText('Español').click();
  const spanish = copyOf('es', 'home').security.record;
  const changed = page.locator('section').filter({ has: page.getByRole('heading', { name: spanish.title }) });
  await expect(changed.getByRole('status')).toHaveText(spanish.status.same);
  await expect(changed.getByLabel(spanish.recipient)).toHaveValue('0xabc');
});

test('neither the trial nor its styles are fetched before the visitor comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, '/pt');
  await page.waitForLoadState('networkidle');
  const early = fetched.length;
  await page
    .getByRole('heading', { name: copyOf('pt', 'home').security.record.title })
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: copyOf('pt', 'home').security.record.set })).toBeVisible();
  expect(fetched.slice(early).some((url) => url.includes('record-trial'))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the example is worked out: both drawings, and what they say', async ({ page }) => {
    await page.goto('/pt');
    const copy = copyOf('pt', 'home').security.record;
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: copy.title }) });
    await expect(section.getByText(copy.status.changed)).toBeVisible();
    await expect(section.getByText('1250.00')).toBeVisible();
    await expect(section.getByText('1250.01')).toBeVisible();
    // What has not changed, what has, and what was set down.
    await expect(section.locator('svg path')).toHaveCount(3);
    await expect(section.getByRole('textbox')).toHaveCount(0);
  });
});
