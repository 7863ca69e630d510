/** A press on what opens a dialog while its files are missing leads to the page with the same form. */
import { expect, test, visit } from '../base.ts';
import { addressOf, type Language } from '../pages.ts';
import { copyOf } from '../words.ts';
import { breakFiles, complaints, faults, filesOf, laterFaults, letFilesBe, release } from './faults.ts';
import { makePageThrow } from '../throwing-page.ts';

test.afterEach(letFilesBe);

const rows: [Language, string, (path: string) => RegExp][] = [
  ['pt', 'script', () => /\/assets\/contact-dialog-[^/]*\.js$/u],
  ['pt', 'styles', () => /\/assets\/contact-dialog-[^/]*\.css$/u],
  ['pt', 'words', (path) => filesOf(path, 'forms', 'js')],
  ['ar', 'script', () => /\/assets\/contact-dialog-[^/]*\.js$/u],
];

for (const [language, kind, files] of rows) {
  for (const fault of laterFaults) {
    // A release replaces all of them at once.
    if (kind !== 'script' && fault === 'replaced') continue;
    // A broken style sheet is one with fewer rules: the dialog opens.
    if (kind === 'styles' && fault === 'broken') continue;
    test(`${language} ${kind}: ${fault}`, async ({ page, allow }) => {
      allow(complaints);
      const path = addressOf('contact', language, true);
      await visit(page, addressOf('about-us', language, true));
      await page.clock.install();
      const eventually = await breakFiles(page, files(path), fault);
      await page.locator(`footer a[href$="${path}"]`).click();
      await eventually(async (options) => {
        await expect(page).toHaveURL(path, options);
      });
      await expect(page.locator('h1')).toHaveText(copyOf(language, 'contact').contact.title);
      await expect(page.locator('main form [name=from_name]')).toBeEditable();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });
  }
}

test('a release, seen on the page of the form: a link to the form leads to it', async ({ page, allow }) => {
  allow(complaints);
  await visit(page, '/pt/contact');
  await page.locator('main form [name=message]').fill('Olá');
  await release(page);
  await page.locator('footer a[href$="/contact"]').click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('main form [name=message]')).toHaveValue('Olá');
});

for (const fault of faults) {
  test(`the error page of a page that throws: ${fault}`, async ({ page, allow }) => {
    allow(complaints);
    const copy = copyOf('pt', 'common');
    await makePageThrow(page, filesOf('/pt/partners', 'partners', 'js'));
    await breakFiles(page, /\/assets\/error-page-[^/]*\.js$/u, fault);
    await visit(page, '/pt/about-us');
    await page.locator('footer a[href$="/pt/partners"]').click();
    await expect(page.locator('h1')).toHaveText(copy.errorTitle);
    await expect(page.locator('main').getByRole('button', { name: copy.reload })).toBeVisible();
  });
}
