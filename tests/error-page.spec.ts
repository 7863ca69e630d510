/** The error page: an address that matches nothing, and a page that throws. */
import type { Locator } from '@playwright/test';
import { expect, type Page, running, test, visit } from './base.ts';
import { scriptWith } from './built-script.ts';
import { makePageThrow } from './throwing-page.ts';
import { copyOf } from './words.ts';

const copy = copyOf('en', 'common');
const title = 'Unexpected Application Error!';
/** The specified title, below the visitor's own heading. */
const titleOf = (page: Page) => page.locator('main').getByRole('heading', { level: 2, name: title });
const footerLink = (page: Page, name: string) =>
  page.locator('footer').getByRole('link', { name, exact: true });

test('a page that throws shows the error page with its message', async ({ page, allow }) => {
  allow(/Broken by a test/u);
  await makePageThrow(page, scriptWith(copyOf('en', 'about-us').meta.title));
  await visit(page, '/en');
  await footerLink(page, copy.menu.about).click();
  await expect(page.locator('h1')).toHaveText(copyOf('en', 'errors').failed.title);
  await expect(titleOf(page)).toBeVisible();
  await expect(page.locator('main')).toContainText('Broken by a test');
  await footerLink(page, copy.menu.partners).click();
  await expect(page, 'the rest of the site goes on').toHaveTitle(copyOf('en', 'partners').meta.title);
});

for (const [path, language] of [
  ['/nothing-here', 'pt'],
  ['/en/nothing-here', 'en'],
  ['/ar/policies/nothing-here', 'ar'],
  // Slugs are written in one way.
  ['/en/policies/Due-Diligence-Policy', 'en'],
  ['/about-us/nothing-here', 'pt'],
  ['/%E0%A4%A', 'pt'],
  ['/en/%E0%A4%A', 'en'],
] as const) {
  test(`${path} is the error page`, async ({ page, allow }) => {
    allow(/status of 404/u);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await running(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveText(copyOf(language, 'errors').missing.title);
    await expect(titleOf(page)).toBeVisible();
    // What the machine says is told to be that, in the visitor's language.
    await expect(page.locator('main')).toContainText(copyOf(language, 'errors').note);
    await expect(page.locator('main')).toContainText('404 Not Found');
    await page
      .locator('main')
      .getByRole('link', { name: copyOf(language, 'errors').home })
      .click();
    await expect(page).toHaveTitle(copyOf(language, 'home').meta.title);
  });
}

test('from right to left too, the message to be quoted reads in its own order', async ({ page, allow }) => {
  allow(/status of 404/u);
  await page.goto('/ar/nothing-here');
  const x = async (text: string) => (await page.locator('main').getByText(text).boundingBox())!.x;
  expect(await x('Unexpected Application Error!')).toBeLessThan(await x('404 Not Found'));
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the error page and its way home work', async ({ page, allow }) => {
    allow(/status of 404/u);
    await page.goto('/en/nothing-here');
    await expect(titleOf(page)).toBeVisible();
    await page
      .locator('main')
      .getByRole('link', { name: copyOf('en', 'errors').home })
      .click();
    await expect(page).toHaveURL('/en');
  });
});

test('an address without a page leads there by itself, and the way back returns', async ({ page, allow }) => {
  allow(/status of 404/u);
  await page.goto('/en/nothing-here');
  await running(page);
  await page
    .locator('main')
    .getByRole('link', { name: copyOf('en', 'errors').home })
    .click();
  await expect(page).toHaveURL('/en');
  await page.goBack();
  await expect(titleOf(page)).toBeVisible();
});

for (const path of ['/nothing-here', '/ar/nothing-here']) {
  test(`the drawing stands clear of the words where it stands beside them (${path})`, async ({
    page,
    allow,
  }) => {
    allow(/status of 404/u);
    await visit(page, path);
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const overlap = await page.locator('[data-error]').evaluate((section) => {
        const drawing = section.querySelector('svg[width]')!.getBoundingClientRect();
        const words = [...section.querySelectorAll('h1, h2, p, li')].map((each) =>
          each.getBoundingClientRect(),
        );
        return words.some(({ left, right }) => left < drawing.right && right > drawing.left);
      });
      expect(overlap, `at ${width} px`).toBe(false);
    }
  });
}

for (const language of ['pt', 'ar', 'zh'] as const) {
  test(`says first, in the visitor's language, what has happened, and last what the machine says (${language})`, async ({
    page,
    allow,
  }) => {
    allow(/status of 404/u);
    await visit(page, `/${language}/nothing-here`);
    const box = async (of: Locator) => (await of.boundingBox())!;
    const main = page.locator('main');
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [said, way, note, machine] = [
        await box(main.getByRole('heading', { level: 1 })),
        await box(main.getByRole('link').last()),
        await box(main.getByText(copyOf(language, 'errors').note)),
        await box(titleOf(page)),
      ];
      const header = await box(page.locator('header').first());
      const above = said.y - header.y - header.height;
      const below = note.y - way.y - way.height;
      if (width === 360) expect(said.y, `nothing empty above it at ${width} px`).toBeLessThan(180);
      else expect(Math.abs(above - below), `in the middle at ${width} px`).toBeLessThan(16);
      expect(note.y, `below the ways on at ${width} px`).toBeGreaterThanOrEqual(way.y + way.height);
      expect(machine.y, `below what introduces it at ${width} px`).toBeGreaterThanOrEqual(
        note.y + note.height,
      );
      expect(machine.y + machine.height, `on the first screen at ${width} px`).toBeLessThan(900);
    }
  });

  test(`offers the ways on (${language})`, async ({ page, allow }) => {
    allow(/status of 404/u);
    await page.setViewportSize({ width: 320, height: 640 });
    await visit(page, `/${language}/nothing-here`);
    const { menu, footer } = copyOf(language, 'common');
    const links = page.locator('main').getByRole('link');
    await expect(links).toHaveText([
      copyOf(language, 'errors').home,
      menu.products,
      menu.services,
      footer.terms,
      menu.contact,
    ]);
    for (const link of await links.all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
}

test('the heading in Spanish breaks between its phrases', async ({ page, allow }) => {
  allow(/status of 404/u);
  await visit(page, '/es/nothing-here');
  for (const width of [320, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const bottoms = await page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      const text = heading.firstChild as Text;
      return ['No', 'encontramos', 'esta', 'página.'].map((word) => {
        const at = text.data.search(new RegExp(String.raw`${word}(?!\p{L})`, 'u'));
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        return Math.round(range.getBoundingClientRect().bottom);
      });
    });
    const [negation, verb, determiner, noun] = bottoms;
    expect([negation === verb, determiner === noun], `at ${width} px`).toEqual([true, true]);
  }
});

test('what the machine says is set in one face', async ({ page, allow }) => {
  allow(/status of 404/u);
  await visit(page, '/en/nothing-here');
  const faces = await titleOf(page).evaluate((heading) =>
    [heading.parentElement!.previousElementSibling!, heading, heading.nextElementSibling!].map(
      (each) => getComputedStyle(each).fontFamily + getComputedStyle(each).fontSize,
    ),
  );
  expect(new Set(faces).size).toBe(1);
});
