/** The compositions of contact, accessibility and the glossary: what stands first, and what stands beside it. */
import { expect, test, visit } from './base.ts';
import { copyOf } from './words.ts';

test('of the channels the chat is first, and the only one to press', async ({ page }) => {
  await visit(page, '/en/contact');
  const { channels, whatsapp } = copyOf('en', 'contact').contact;
  const first = page.locator('main').getByRole('list', { name: channels }).getByRole('listitem').first();
  const chat = first.getByRole('link', { name: whatsapp });
  expect((await chat.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await chat.evaluate((link) => getComputedStyle(link).borderTopWidth)).toBe('1px');
});

test('the chat is named once, and a phone leads from its first words to the channels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['pt', 'ar'] as const) {
    await visit(page, `/${language}/contact`);
    const { channels, whatsapp } = copyOf(language, 'contact').contact;
    const main = page.locator('main');
    await expect(main.getByRole('link', { name: whatsapp })).toHaveCount(1);
    await main.getByRole('link', { name: channels, exact: true }).click();
    await expect(main.getByRole('heading', { name: channels })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('link', { name: whatsapp })).toBeInViewport({ ratio: 1 });
  }
});

test('whoever is stuck finds the way to say so first, and what was tested beside what was not', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, '/pt/accessibility');
    await expect(page.locator('#report a')).toBeInViewport({ ratio: 1 });
    const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
    expect((await box('#report')).y).toBeLessThan((await box('#tested')).y);
    const beside = (await box('#tested')).y === (await box('#limits')).y;
    expect(beside, `at ${width} px`).toBe(width === 1440);
  }
});

test('what was tested and what was not stand below the panel, their words clear of the chat', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const language of ['pt', 'ar', 'zh']) {
      await visit(page, `/${language}/accessibility`);
      const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
      const [panel, below] = [await box('#report'), await box('#limits')];
      expect([panel.x, panel.width]).toEqual([below.x, below.width]);
      const chat = await box('aside > a');
      const gaps = await page.locator('#limits li').evaluateAll(
        (rows, { x, right }) =>
          rows.map((row) => {
            const words = document.createRange();
            words.selectNodeContents(row);
            const { left: from, right: to } = words.getBoundingClientRect();
            return document.dir === 'rtl' ? from - right : x - to;
          }),
        { x: chat.x, right: chat.x + chat.width },
      );
      expect(Math.min(...gaps), `${language} at ${width} px`).toBeGreaterThan(20);
    }
  }
});

test('on a phone the index is its groups, and the first meaning is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/pt/glossary');
  const { title, groups } = copyOf('pt', 'terms');
  const links = page.getByRole('navigation', { name: title }).getByRole('link');
  await expect(links).toHaveText(Object.values(groups));
  for (const link of await links.all()) expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await expect(page.locator('#pix dd').first()).toBeInViewport({ ratio: 1 });
});

test('in a wide window two meanings stand side by side, and their group stays beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/en/glossary');
  const box = async (selector: string) => (await page.locator(selector).boundingBox())!;
  expect((await box('#pixKey')).y).toBe((await box('#pix')).y);
  await page.locator('#boleto').evaluate((term) => term.scrollIntoView({ block: 'center' }));
  await expect(page.locator('#terms-brazil h2')).toBeInViewport({ ratio: 1 });
});
