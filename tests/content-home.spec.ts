/** The content of home and the error page, and what is on every page: header, WhatsApp button, closing block. */
import { expect, test, visit } from './base.ts';
import { testedLanguages } from './test-matrix.ts';
import { siteConfig } from './pages.ts';
import { copyOf } from './words.ts';

const phone = { width: 390, height: 844 };

for (const language of testedLanguages) {
  test.describe(language, () => {
    test('an unknown address shows the error page, with its title and links', async ({ page, allow }) => {
      allow(/status of 404/u);
      const { missing, home } = copyOf(language, 'errors');
      await page.goto(`/${language}/no-such-page`);
      await expect(page).toHaveTitle('Unexpected Application Error!');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Unexpected Application Error!');
      const message = title.locator('+ p');
      await expect(message).toHaveText('404 Not Found');
      // Both are English, and read from left to right.
      const places = await Promise.all([title.boundingBox(), message.boundingBox()]);
      expect(places[0]!.x).toBeLessThan(places[1]!.x);
      await expect(page.getByRole('heading', { level: 2, name: missing.title })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: home }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}$`, 'u'));
    });

    test('home has its sections in order, from the offer to the account', async ({ page }) => {
      const { hero, call, pitch, security, payments } = copyOf(language, 'home');
      const { closing, menu } = copyOf(language, 'common');
      await visit(page, `/${language}`);
      const titles = await page.locator('main :is(h1, h2)').allTextContents();
      const expected = [hero, call, pitch, security, payments, closing].map(({ title }) => title);
      expect(titles.map(visible)).toEqual(expected.map(visible));
      const last = page.locator('main section').last();
      await expect(last.getByRole('link').first()).toHaveAttribute('href', siteConfig.accountUrl);
      await expect(last.getByRole('link').first()).toContainText(menu.openAccount);
      await last.getByRole('link', { name: closing.join }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}

test('a page that throws shows the error page too', async ({ page, allow }) => {
  allow(/Broken by a test/u);
  const body = `const known = { meta: { title: 'Broken' }, definitions: undefined, then: undefined };
    export default new Proxy(known, {
      get: (_, key) => { if (key in known) return known[key]; throw new Error('Broken by a test'); },
    });`;
  await page.route(/\/about-us-[^/]+\.js$/u, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await visit(page, '/pt');
  await page
    .getByRole('banner')
    .getByRole('link', { name: copyOf('pt', 'common').menu.about })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('main')).toContainText('Broken by a test');
  await expect(page).toHaveTitle('Unexpected Application Error!');
});

for (const [language, viewport] of [
  ['ar', phone],
  ['pt', { width: 1366, height: 768 }],
] as const) {
  test(`the WhatsApp button is on every page, and covers nothing of the footer: ${language} at ${viewport.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of ['', '/about-us', '/policies', '/totalPolicy', '/contact', '/glossary']) {
      await visit(page, `/${language}${path}`);
      // On a phone it is shown after the first scroll.
      await page.evaluate(() => scrollTo(0, 100));
      const link = page.getByRole('complementary').getByRole('link', { name: 'WhatsApp' });
      await expect(link, path).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(link, path).toBeInViewport({ ratio: 1 });
      const box = (await link.boundingBox())!;
      const atEnd = language === 'ar' ? box.x < viewport.width / 2 : box.x > viewport.width / 2;
      expect(atEnd, `at the end side of ${path}`).toBe(true);
      const covered = await page.getByRole('contentinfo').evaluate((footer, { x, y, width, height }) => {
        const lies = (rect: DOMRect) =>
          rect.width > 0 &&
          rect.left < x + width &&
          rect.right > x &&
          rect.top < y + height &&
          rect.bottom > y;
        const controls = [...footer.querySelectorAll('a, summary, p')];
        const shown = controls.filter((each) => each.checkVisibility());
        return shown.filter((each) => lies(each.getBoundingClientRect())).map((each) => each.textContent);
      }, box);
      expect(covered, `what it covers at the end of ${path}`).toEqual([]);
    }
  });
}

test('on a phone the WhatsApp button is hidden at form fields, and the account button shows after the hero', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/pt/contact');
  const chat = page.getByRole('complementary').getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toBeHidden();
  await page.evaluate(() => scrollTo(0, 100));
  await expect(chat).toBeVisible();
  await page.locator('[name=from_name]').focus();
  await expect(chat).toBeHidden();

  for (const path of ['/pt', '/pt/about-us', '/ar']) {
    await visit(page, path);
    const account = page.getByRole('banner').locator(`a[href="${siteConfig.accountUrl}"]`);
    await expect(account, path).toBeHidden();
    await expect(chat, `over no word of the first screen of ${path}`).toBeHidden();
    await page.evaluate(() => scrollTo(0, 1000));
    await expect(account, path).toBeInViewport({ ratio: 1 });
  }
});

test('one click changes the example record, and 60 of the 64 digits of its hash', async ({ page }) => {
  const copy = copyOf('pt', 'home').record;
  await visit(page, '/pt');
  const section = page.locator('#security');
  await expect(section.getByRole('status')).toHaveText(/^64/u);
  await section.getByRole('button', { name: copy.change }).click();
  await expect(section.getByRole('status')).toHaveText(/^60 de 64/u);
  const amount = section.getByLabel(copy.amount);
  await expect(amount).toBeHidden();
  await section.getByText(copy.more).click();
  await expect(amount).toHaveValue('1250.01');
  await amount.fill('1250.00');
  await expect(section.getByRole('status')).toHaveText(/^64/u);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the example record is shown changed, without a button', async ({ page }) => {
    await page.goto('/pt');
    const section = page.locator('#security');
    await expect(section.getByRole('status')).toHaveText(/^60 de 64/u);
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});

test('the flag has a text alternative where nothing else names the language', async ({ page }) => {
  await visit(page, '/pt');
  const button = page.getByRole('banner').getByRole('button', { name: /Português/u });
  await expect(button.getByRole('img', { includeHidden: true })).toHaveAttribute('alt', 'Português');
});

/** The text without no-break spaces and break opportunities. */
function visible(text: string): string {
  return text
    .replaceAll(/[\u2060-\u2069]/gu, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
