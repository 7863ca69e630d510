/** A press on a link while a file of the next page is missing: the page comes all the same, loaded whole. */
import { expect, test, visit } from '../base.ts';
import { addressOf, type Language } from '../pages.ts';
import { copyOf } from '../words.ts';
import { breakFiles, complaints, faults, filesOf, laterFaults, letFilesBe } from './faults.ts';

test.afterEach(letFilesBe);

const kinds = { script: ['page', 'js'], styles: ['page', 'css'], words: ['partners', 'js'] } as const;

const rows: [Language, keyof typeof kinds][] = [
  ['pt', 'script'],
  ['pt', 'styles'],
  ['pt', 'words'],
  ['ar', 'script'],
];

for (const [language, kind] of rows) {
  for (const fault of laterFaults) {
    // A release replaces all of them at once.
    if (kind !== 'script' && fault === 'replaced') continue;
    test(`${language} ${kind}: ${fault}`, async ({ page, allow }) => {
      allow(complaints);
      const path = addressOf('partners', language, true);
      const [name, ending] = kinds[kind];
      await visit(page, addressOf('about-us', language, true));
      await page.clock.install();
      const eventually = await breakFiles(page, filesOf(path, name, ending), fault);
      await page.locator(`footer a[href$="${path}"]`).click();
      await eventually(async (options) => {
        await expect(page).toHaveURL(path, options);
        await expect(page).toHaveTitle(copyOf(language, 'partners').meta.title);
      });
      await expect(page.locator('h1')).toBeVisible();
    });
  }
}

for (const fault of laterFaults) {
  test(`the text of a policy: ${fault}`, async ({ page, allow }) => {
    allow(complaints);
    const path = '/en/policies/due-diligence-policy';
    await visit(page, '/en/about-us');
    await page.clock.install();
    const eventually = await breakFiles(page, /\/assets\/due-diligence\.en-[^/]*\.js$/u, fault);
    await page.locator(`footer a[href$="${path}"]`).click();
    await eventually(async (options) => {
      await expect(page).toHaveURL(path, options);
    });
    await expect(page.locator('h1')).toContainText('Due diligence policy');
  });
}

for (const fault of laterFaults) {
  test(`a part that comes with its page: ${fault}`, async ({ page, allow }) => {
    allow(complaints);
    await visit(page, '/pt/about-us');
    await page.clock.install();
    const eventually = await breakFiles(page, /\/assets\/record-[^/]*\.js$/u, fault);
    await page.locator('header a[href="/pt"]').first().click();
    await eventually(async (options) => {
      await expect(page).toHaveURL('/pt', options);
      await expect(page).toHaveTitle(copyOf('pt', 'home').meta.title);
    });
    await expect(page.getByRole('heading', { name: copyOf('pt', 'record').title })).toBeVisible();
  });

  test(`a change of language: ${fault}`, async ({ page, allow }) => {
    allow(complaints);
    await visit(page, '/en/about-us');
    await page.clock.install();
    const eventually = await breakFiles(page, filesOf('/es/about-us', 'about-us', 'js'), fault);
    await page.locator('header [commandfor=language]').click();
    await page.locator('dialog[open] a[hreflang=es]').click();
    await eventually(async (options) => {
      await expect(page).toHaveURL('/es/about-us', options);
      await expect(page).toHaveTitle(copyOf('es', 'about-us').meta.title);
    });
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('h1')).toBeVisible();
  });
}

for (const fault of faults) {
  test(`fonts and pictures: ${fault}: nobody waits for them`, async ({ page, allow }) => {
    allow(complaints);
    await visit(page, '/pt/about-us');
    await page.evaluate(() => document.body.setAttribute('data-marked', ''));
    await breakFiles(page, /\.(?:woff2|avif|webp|jpg|png|svg)$/u, fault);
    await page.locator('footer a[href$="/pt/partners"]').click();
    await expect(page).toHaveTitle(copyOf('pt', 'partners').meta.title);
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('body[data-marked]')).toHaveCount(1);
  });
}

test('words of another language are gone: who has typed a text is asked, and may stay with it', async ({
  page,
  allow,
}) => {
  allow(complaints);
  await visit(page, '/en/contact');
  const field = page.locator('main form [name=from_name]');
  await field.pressSequentially('Ana');
  await breakFiles(page, filesOf('/es/contact', 'forms', 'js'), 'gone');
  const choose = async (answer: 'accept' | 'dismiss') => {
    const asked = page.waitForEvent('dialog');
    await page.locator('header [commandfor=language]').click();
    await page.locator('dialog[open] a[hreflang=es]').click({ noWaitAfter: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question[answer]();
  };
  await choose('dismiss');
  await expect(field).toHaveValue('Ana');
  await expect(page).toHaveURL('/en/contact');
  await expect(page).toHaveTitle(copyOf('en', 'contact').meta.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await choose('accept');
  await expect(page).toHaveURL('/es/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
