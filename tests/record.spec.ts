/** The record on the home page: set down, changed, set down again; and what stands there without scripts. */
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from './base.ts';
import { languages } from './pages.ts';
import { copyOf } from './words.ts';

/** Scrolls to the record of a page in a language, and waits until it can be used. */
async function recordOf(page: Page, language: (typeof languages)[number]): Promise<Locator> {
  await visit(page, `/${language}`);
  const copy = copyOf(language, 'record');
  const heading = page.getByRole('heading', { name: copy.title });
  await heading.scrollIntoViewIfNeeded();
  const section = page.locator('section').filter({ has: heading });
  await expect(section.getByRole('button', { name: copy.set })).toBeVisible();
  return section;
}

for (const language of languages) {
  test(`one cent parts a record from what was set down, and back again (${language})`, async ({ page }) => {
    const copy = copyOf(language, 'record');
    const section = await recordOf(page, language);
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
  const copy = copyOf('pt', 'record');
  const section = await recordOf(page, 'pt');
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
  const copy = copyOf('en', 'record');
  const section = await recordOf(page, 'en');
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
  const section = await recordOf(page, 'pt');
  const portuguese = copyOf('pt', 'record');
  await section.getByLabel(portuguese.recipient).fill('0xabc');
  await section.getByRole('button', { name: portuguese.set }).click();
  await expect(section.getByRole('status')).toHaveText(portuguese.status.same);

  await page.getByRole('button', { name: /Português/u }).click();
  await page.getByRole('dialog').getByText('Español').click();
  const spanish = copyOf('es', 'record');
  const changed = page.locator('section').filter({ has: page.getByRole('heading', { name: spanish.title }) });
  await expect(changed.getByRole('status')).toHaveText(spanish.status.same);
  await expect(changed.getByLabel(spanish.recipient)).toHaveValue('0xabc');
});

test('what is set down is the text at the press, also before its fingerprint is drawn', async ({ page }) => {
  await page.addInitScript(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    const held: (() => void)[] = [];
    Object.assign(window, { releaseDigests: () => held.splice(0).forEach((release) => release()) });
    crypto.subtle.digest = async (...args) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return digest(...args);
    };
  });
  const copy = copyOf('pt', 'record');
  const section = await recordOf(page, 'pt');
  /** A fingerprint may be asked for only after those that were held are let go. */
  const drawn = (status: string) =>
    expect(async () => {
      await page.evaluate(() => (window as unknown as { releaseDigests: () => void }).releaseDigests());
      await expect(section.getByRole('status')).toHaveText(status, { timeout: 500 });
    }).toPass();
  await section.getByLabel(copy.recipient).fill('0xabc');
  await section.getByRole('button', { name: copy.set }).click();
  await drawn(copy.status.same);
  await section.getByRole('button', { name: copy.change }).click();
  await drawn(copy.status.changed);
});

test('a language that is chosen at the top of the page is the record’s as well', async ({ page }) => {
  await visit(page, '/pt');
  await page.getByRole('button', { name: /Português/u }).click();
  await page.getByRole('dialog').getByText('Español').click();
  const copy = copyOf('es', 'record');
  await page.getByRole('heading', { name: copy.title }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: copy.set }).click();
  await expect(page.getByText(copy.status.same)).toBeVisible();
});

test('the record stands on a home page that is gone to', async ({ page }) => {
  await visit(page, '/en/about-us');
  const copy = copyOf('en', 'record');
  await page
    .locator('header')
    .getByRole('link', { name: copyOf('en', 'common').home })
    .click();
  await expect(page).toHaveURL('/en');
  await expect(page.getByRole('heading', { name: copy.title })).toBeAttached();
  await page.getByRole('button', { name: copy.set }).click();
  await expect(page.getByText(copy.status.same)).toBeVisible();
});

test('neither the record’s script nor its words are fetched before the visitor comes near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, '/pt');
  await page.waitForLoadState('networkidle');
  const ofRecord = () => fetched.filter((url) => /\/record-[^/]*\.js$/u.test(url));
  expect(ofRecord()).toEqual([]);
  await page.getByRole('heading', { name: copyOf('pt', 'record').title }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: copyOf('pt', 'record').set })).toBeVisible();
  // Its script and its words.
  expect(ofRecord()).toHaveLength(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the example is worked out: both drawings, and what they say', async ({ page }) => {
    await page.goto('/pt');
    const copy = copyOf('pt', 'record');
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: copy.title }) });
    await expect(section.getByText(copy.status.changed)).toBeVisible();
    await expect(section.getByText('1250.00')).toBeVisible();
    await expect(section.getByText('1250.01')).toBeVisible();
    // A line for each digit: of what has not changed, of what has, and of what was set down.
    const drawing = await page.request.get((await section.locator('[src*=example]').getAttribute('src'))!);
    const paths = (await drawing.text()).match(/(?<= d=")[^"]+/gu)!;
    expect(paths.map((path) => path.split(/m/iu).length - 1)).toEqual([4, 60, 64]);
    await expect(section.getByRole('textbox')).toHaveCount(0);
  });
});

for (const language of languages) {
  test(`in a wide window the words, the form and the drawing are seen at once (${language})`, async ({
    page,
  }) => {
    const section = await recordOf(page, language);
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const spans = await section
        .locator('h3, form, form + div, dl, dl + p')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
      const top = Math.min(...spans.map((span) => span.top));
      const bottom = Math.max(...spans.map((span) => span.bottom));
      expect(spans.length).toBe(5);
      expect(bottom - top, `at ${width} px`).toBeLessThan(height - 72);
    }
  });
}
