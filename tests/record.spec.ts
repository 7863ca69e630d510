/** The record on the home page: set down, changed, set down again; and what stands there without scripts. */
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from './base.ts';
import { languages } from './pages.ts';
import { tellSeveralAtOnce } from './told-late.ts';
import { copyOf } from './words.ts';

/** Scrolls to the record of a page in a language, and waits until it can be used. */
async function recordOf(page: Page, language: (typeof languages)[number]): Promise<Locator> {
  await visit(page, `/${language}`);
  const copy = copyOf(language, 'record');
  const heading = page.getByRole('heading', { name: copy.title });
  await heading.scrollIntoViewIfNeeded();
  const section = page.locator('section').filter({ has: heading });
  await expect(section.getByRole('button', { name: copy.set })).toBeVisible();
  await expect(section.locator('h3 + p span')).toBeVisible();
  return section;
}

for (const language of languages) {
  test(`one cent parts a record from what was set down, and back again (${language})`, async ({ page }) => {
    const copy = copyOf(language, 'record');
    const section = await recordOf(page, language);
    const status = section.getByRole('status');
    const amount = section.getByLabel(copy.amount);
    // It begins set down: the first press is the one that changes it.
    await expect(status).toHaveText(copy.status.same);

    const before = await amount.inputValue();
    await section.getByRole('button', { name: copy.change }).click();
    await expect(amount).not.toHaveValue(before);
    await expect(status).toHaveText(copy.status.changed);
    await expect(section).toContainText(copy.count.replace('{count}', '60'));

    await amount.fill(before);
    await expect(status).toHaveText(copy.status.same);
    await expect(section).not.toContainText(copy.count.replace('{count}', '60'));
  });
}

test('a record that left and came back before the page was told can be used', async ({ page }) => {
  await tellSeveralAtOnce(page);
  await expect(await recordOf(page, 'pt')).toBeVisible();
});

for (const width of [320, 390]) {
  test(`on a phone the drawing stands right above what changes it, and both before the fields (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const copy = copyOf('pt', 'record');
    const section = await recordOf(page, 'pt');
    const box = async (part: Locator) => (await part.boundingBox())!;
    const drawing = await box(section.locator('div > svg[viewBox="0 0 240 240"]'));
    const change = await box(section.getByRole('button', { name: copy.change }));
    const field = await box(section.getByLabel(copy.amount));
    expect(change.y).toBeGreaterThan(drawing.y + drawing.height);
    expect(change.y - drawing.y - drawing.height).toBeLessThan(160);
    expect(drawing.width).toBeGreaterThan(width - 60);
    expect(field.y).toBeGreaterThan(change.y);
    await section.getByRole('button', { name: copy.change }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(section.getByLabel(copy.amount)).toBeFocused();
  });
}

for (const language of ['pt', 'ar'] as const) {
  for (const [width, height] of [
    [768, 1024],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    // Beside the drawing, which both change alike: under it the buttons were half a window from what they change.
    test(`in a wide window the buttons stand right under the fields, in sight of the drawing (${language}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const copy = copyOf(language, 'record');
      const section = await recordOf(page, language);
      const box = async (part: Locator) => (await part.boundingBox())!;
      const drawing = await box(section.locator('div > svg[viewBox="0 0 240 240"]'));
      const change = await box(section.getByRole('button', { name: copy.change }));
      const amount = await box(section.getByLabel(copy.amount));
      const date = await box(section.getByLabel(copy.date));
      const status = await box(section.getByRole('status'));
      const startOf = (part: { x: number; width: number }) =>
        language === 'ar' ? width - part.x - part.width : part.x;
      expect(startOf(change)).toBeCloseTo(startOf(amount), 0);
      expect(change.y - date.y - date.height).toBeGreaterThan(0);
      expect(change.y - date.y - date.height).toBeLessThan(48);
      expect(status.y - drawing.y - drawing.height, 'what is said of it, by the drawing').toBeLessThan(64);
      expect(Math.abs(status.x + status.width / 2 - drawing.x - drawing.width / 2)).toBeLessThan(2);
      const parts = [drawing, change, amount, date, status];
      const top = Math.min(...parts.map((part) => part.y));
      const bottom = Math.max(...parts.map((part) => part.y + part.height));
      expect(bottom - top, 'all of it is seen at once').toBeLessThan(height - 72);
      await section.getByRole('button', { name: copy.change }).focus();
      await page.keyboard.press('Tab');
      await expect(section.getByRole('button', { name: copy.set })).toBeFocused();
    });
  }
}

test('what is changed can be set down anew, with the keyboard', async ({ page }) => {
  const copy = copyOf('pt', 'record');
  const section = await recordOf(page, 'pt');
  const status = section.getByRole('status');
  const recipient = section.getByLabel(copy.recipient);
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
  await expect(section.getByRole('status')).toHaveText(copy.status.changed);
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
  await page.getByRole('button', { name: copy.change }).click();
  await expect(page.getByText(copy.status.changed)).toBeVisible();
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
  await page.getByRole('button', { name: copy.change }).click();
  await expect(page.getByText(copy.status.changed)).toBeVisible();
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
  expect(ofRecord()).toHaveLength(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the example is worked out: both drawings, and what they say', async ({ page }) => {
    await page.goto('/pt');
    const copy = copyOf('pt', 'record');
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: copy.title }) });
    await expect(section.getByText(copy.status.changed)).toBeVisible();
    await expect(section.locator('h3 + p span')).toHaveCSS('visibility', 'hidden');
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
        .locator('h3, div:has(+ form), form')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
      const top = Math.min(...spans.map((span) => span.top));
      const bottom = Math.max(...spans.map((span) => span.bottom));
      expect(spans.length).toBe(3);
      expect(bottom - top, `at ${width} px`).toBeLessThan(height - 72);
    }
  });
}
