/** A press on what opens a dialog while its files are missing leads to the page with the same form. */
import { expect, holdBack, test, visit } from '../base.ts';
import { openContact } from '../forms.ts';
import { addressOf, type Language } from '../pages.ts';
import { copyOf } from '../words.ts';
import { breakFiles, complaints, faults, filesOf, laterFaults, letFilesBe, release } from './faults.ts';
import { makePageThrow, makeShellThrow } from '../throwing-page.ts';

test.afterEach(letFilesBe);

/** Each form with its dialog's files, what opens it and where, and its page. */
const forms = {
  contact: { files: 'contact-dialog', route: 'contact', opener: 'footer', on: 'about-us', title: 'contact' },
  lead: { files: 'lead-panel', route: 'sign-up', opener: 'main', on: 'home', title: 'signUp' },
} as const;
type Kind = 'script' | 'styles' | 'words';

const rows: [Language, keyof typeof forms, Kind][] = [
  ['pt', 'contact', 'script'],
  ['pt', 'contact', 'styles'],
  ['pt', 'contact', 'words'],
  ['ar', 'contact', 'script'],
  ['pt', 'lead', 'script'],
  ['pt', 'lead', 'styles'],
  ['pt', 'lead', 'words'],
];

const filesOfKind = (kind: Kind, name: string, path: string): RegExp =>
  ({
    script: new RegExp(`/assets/${name}-[^/]*\\.js$`, 'u'),
    styles: new RegExp(`/assets/${name}-[^/]*\\.css$`, 'u'),
    words: filesOf(path, 'forms', 'js'),
  })[kind];

for (const [language, form, kind] of rows) {
  for (const fault of laterFaults) {
    // A release replaces all of them at once.
    if (kind !== 'script' && fault === 'replaced') continue;
    // A broken style sheet is one with fewer rules: the dialog opens.
    if (kind === 'styles' && fault === 'broken') continue;
    test(`${language} ${form} ${kind}: ${fault}`, async ({ page, allow }) => {
      allow(complaints);
      const { files, route, opener, on, title } = forms[form];
      const path = addressOf(route, language, true);
      await visit(page, addressOf(on, language, true));
      await page.clock.install();
      const eventually = await breakFiles(page, filesOfKind(kind, files, path), fault);
      await page.locator(`${opener} a[href$="${path}"]`).first().click();
      await eventually(async (options) => {
        await expect(page).toHaveURL(path, options);
      });
      await expect(page.locator('h1')).toHaveText(copyOf(language, 'contact')[title].title);
      await expect(page.locator('main form [name=from_name]')).toBeEditable();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    });
  }
}

test('a question about a path of money goes along to the page of the form', async ({ page, allow }) => {
  allow(complaints);
  const path = '/en/services?from=payment-link&to=reais#payment-link-to-reais';
  await visit(page, path);
  await breakFiles(page, /\/assets\/contact-dialog-[^/]*\.js$/u, 'gone');
  await page.getByRole('link', { name: copyOf('en', 'money-path').ask }).click();
  await expect(page).toHaveURL('/en/contact?about=payment-link-to-reais');
  await expect(page.locator('main form [name=message]')).toHaveValue(/from a payment link to reais/u);
});

test('a panel that comes after a choice of language is in that language', async ({ page }) => {
  await visit(page, '/pt');
  await openContact(page);
  await page.keyboard.press('Escape');
  const send = await holdBack(page, /\/assets\/lead-panel-[^/]*\.js$/u);
  await page.locator('main a[href$="/sign-up"]').first().click();
  await page.locator('header [commandfor=language]').click();
  await page.locator('dialog[open] a[hreflang=en]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  send();
  await expect(page.locator('#lead-dialog')).toHaveAccessibleName(copyOf('en', 'contact').signUp.title);
});

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
  test(`what leads to the form on its page: ${fault}`, async ({ page, allow }) => {
    allow(complaints);
    await visit(page, '/pt/contact');
    await page.clock.install();
    await page.locator('main form [name=message]').fill('Olá');
    const eventually = await breakFiles(page, /\/assets\/focus-form-[^/]*\.js$/u, fault);
    await page.locator('footer a[href$="/contact"]').click();
    await eventually((options) => expect(page.locator('main h1')).toBeFocused(options));
    await expect(page.locator('main form [name=message]')).toHaveValue('Olá');
  });

  for (const [part, files] of [
    ['script', /\/assets\/error-page-[^/]*\.js$/u],
    ['words', /\/assets\/errors-[^/]*\.js$/u],
  ] as const) {
    test(`the error page of a page that throws, ${part}: ${fault}`, async ({ page, allow }) => {
      allow(complaints);
      const copy = copyOf('pt', 'common');
      await makePageThrow(page, filesOf('/pt/partners', 'partners', 'js'));
      await breakFiles(page, files, fault);
      await visit(page, '/pt/about-us');
      await page.locator('footer a[href$="/pt/partners"]').click();
      await expect(page.locator('h1')).toHaveText(copy.errorTitle);
      await expect(page.locator('main').getByRole('button', { name: copy.reload })).toBeVisible();
    });
  }
}

test('a language whose words make all of the page throw: plain words, and back is as before', async ({
  page,
  allow,
}) => {
  allow(complaints);
  const { errorTitle, reload } = copyOf('es', 'common');
  await visit(page, '/en/about-us');
  await makeShellThrow(page, filesOf('/es/about-us', 'es', 'js'), { errorTitle, reload });
  await page.locator('header [commandfor=language]').click();
  await page.locator('dialog[open] a[hreflang=es]').click();
  await expect(page.locator('h1')).toHaveText(errorTitle);
  await expect(page.getByRole('button', { name: reload })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle(copyOf('en', 'about-us').meta.title);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('header')).toContainText(copyOf('en', 'common').menu.about);
});
