/** The dialogs with forms in a window as low as a keyboard leaves it: what they are, and the way to send, stay in sight. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Page, test, visit } from './base.ts';
import { copyIn } from './forms.ts';
import { languages } from './pages.ts';

const openers = {
  contact: 'footer a[href$="/contact"]',
  lead: 'main a[href$="/sign-up"]',
};

async function openFrom(page: Page, opener: string): Promise<Locator> {
  await visit(page, '/pt');
  await page.locator(opener).first().press('Enter');
  const dialog = page.locator('dialog[open]');
  await expect(dialog.locator('[required]').first()).toBeFocused();
  return dialog;
}

for (const [name, opener] of Object.entries(openers)) {
  for (const width of [360, 768]) {
    test(`the ${name} dialog shows its title and its button, ${width} px wide and 420 high`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 420 });
      const dialog = await openFrom(page, opener);
      const title = dialog.getByRole('heading').first();
      const send = dialog.locator('button[type=submit]');
      const close = dialog.getByRole('button', { name: 'Fechar' });
      for (const field of await dialog.locator('[required]').all()) {
        await field.focus();
        await expect(title).toBeInViewport({ ratio: 1 });
        await expect(send).toBeInViewport({ ratio: 1 });
        await expect(close).toBeInViewport({ ratio: 1 });
        // The field itself is not beneath either bar.
        const middle = await field.evaluate((element) => {
          const { left, top, width: across, height } = element.getBoundingClientRect();
          const seen = document.elementFromPoint(left + across / 2, top + Math.min(height / 2, 20));
          return element === seen || element.parentElement!.contains(seen);
        });
        expect(middle, (await field.getAttribute('name'))!).toBe(true);
      }
    });
  }
}

for (const [name, opener] of Object.entries(openers)) {
  test(`the cross of the ${name} dialog leaves the hairline of the bar whole, 844 px wide and 420 high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 844, height: 420 });
    const dialog = await openFrom(page, opener);
    const bar = await dialog
      .getByRole('heading')
      .first()
      .evaluate((title) => {
        let element: Element = title;
        while (getComputedStyle(element).position !== 'sticky') element = element.parentElement!;
        return element.getBoundingClientRect().bottom;
      });
    const { y, height } = (await dialog.getByRole('button', { name: 'Fechar' }).boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(bar - 1);
  });
}

test('the lead panel says what is missing clear of what stands above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openFrom(page, openers.lead);
  await dialog.locator('button[type=submit]').press('Enter');
  const summary = dialog.locator('[data-summary]');
  await expect(summary).toContainText(copyIn('pt').errors.from_name.short);
  const above = await summary.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    const words = element.closest('dialog')!.querySelector('p.small')!.getBoundingClientRect();
    return top - words.bottom;
  });
  expect(above).toBeGreaterThanOrEqual(12);
});

for (const language of ['pt', 'ar'] as const) {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1440, 850],
  ] as const) {
    test(`what is missing is not beneath the lead panel's title, ${language} at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, `/${language}`);
      await page.locator('main a[href$="/sign-up"]').first().press('Enter');
      const dialog = page.locator('#lead-dialog');
      await dialog.locator('button[type=submit]').click();
      const summary = dialog.locator('[data-summary]');
      await expect(summary).toBeVisible();
      await expect(dialog.locator('[name=from_name]')).toBeFocused();
      await expect(dialog.locator('[name=from_name]')).toBeInViewport({ ratio: 1 });
      const title = (await dialog.locator('h2').first().boundingBox())!;
      expect((await summary.boundingBox())!.y).toBeGreaterThanOrEqual(title.y + title.height - 1);
    });
  }
}

for (const [name, opener] of Object.entries(openers)) {
  test(`the ${name} dialog keeps its button in sight with every fault shown, in a window of 700 px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 700 });
    const dialog = await openFrom(page, opener);
    const send = dialog.locator('button[type=submit]');
    await send.press('Enter');
    await expect(dialog.locator('[data-summary]')).toBeVisible();
    for (const field of await dialog.locator('[required]').all()) {
      await field.focus();
      await expect(send).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [1280, 720],
] as const) {
  for (const path of ['/pt/contact', '/es/sign-up']) {
    test(`${path} shows the way to send at once, ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      await expect(page.locator('main button[type=submit]')).toBeInViewport({ ratio: 1 });
    });
  }
}

/** The foot of a form as it is seen: the bar of the button, and how far it is clear of the fields above it. */
function footOf(send: Locator) {
  return send.evaluate((button) => {
    const form = button.closest('form')!;
    let bar = button.parentElement!;
    while (getComputedStyle(bar).position !== 'sticky') bar = bar.parentElement!;
    const fields = [...form.querySelectorAll('label, textarea')];
    const end = Math.max(...fields.map((field) => field.getBoundingClientRect().bottom));
    const { left, width, top, bottom } = bar.getBoundingClientRect();
    const before = getComputedStyle(bar, '::before');
    return {
      left,
      width,
      bottom,
      clear: top - end,
      line: before.backgroundColor,
      fade: Number.parseFloat(before.blockSize),
      ground: getComputedStyle(bar).backgroundColor === getComputedStyle(document.body).backgroundColor,
    };
  });
}

for (const path of ['/pt/contact', '/ar/sign-up']) {
  test(`the button of ${path} is in a bar on a phone, with an edge while it lies over the form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await visit(page, path);
    const send = page.locator('main button[type=submit]');
    const none = 'rgba(0, 0, 0, 0)';
    const { line, ...over } = await footOf(send);
    expect(over).toMatchObject({ left: 0, width: 390, bottom: 640, ground: true });
    expect(over.clear, 'it lies over the form').toBeLessThan(0);
    expect(line).not.toBe(none);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await footOf(send)).line, 'no edge at its own place').toBe(none);
    expect((await footOf(send)).clear, 'clear of the last line').toBeGreaterThanOrEqual(0);
  });

  test(`what scrolls beneath the button of ${path} fades, and at its place the button covers nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 480 });
    await visit(page, path);
    const send = page.locator('main button[type=submit]');
    const over = await footOf(send);
    expect(over.fade, 'an edge would cut letters').toBeGreaterThanOrEqual(16);
    expect(over.clear - over.fade, 'it lies over the form').toBeLessThan(0);
    await page.locator('footer').scrollIntoViewIfNeeded();
    const rest = await footOf(send);
    expect(rest.clear - rest.fade, 'clear of the last line').toBeGreaterThanOrEqual(0);
    // The ring of the focus lies over the fade.
    await page.keyboard.press('Tab');
    await send.focus();
    const { x, y } = (await send.boundingBox())!;
    const ring = await page.screenshot({ clip: { x: x + 40, y: y - 4, width: 1, height: 1 } });
    expect((await sharp(ring).stats()).channels.slice(0, 3).map(({ max }) => max)).toEqual([18, 54, 44]);
  });
}

for (const language of languages) {
  test(`a phone shows the whole form of contact and of sign-up at once (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['contact', 'sign-up']) {
      await visit(page, `/${language}/${path}`);
      const { clear } = await footOf(page.locator('main button[type=submit]'));
      expect(clear, path).toBeGreaterThanOrEqual(0);
    }
  });
}
