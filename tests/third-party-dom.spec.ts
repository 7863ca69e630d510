/** Third-party changes of the page: autofill, page translators, extensions. */
import {
  allMissing,
  copyIn,
  expectSent,
  field,
  fillIn,
  messagesOf,
  openContact,
  submit,
  visitor,
} from './forms.ts';
import { expect, type Page, pauseRequests, test, visit, waitForHydration } from './base.ts';
import { copyOf } from './words.ts';
import { isNightly } from './test-matrix.ts';
import { autofill, injectExtension, translate, type Translator } from './third-party-dom.ts';

const phone = '(11) 98765-4321';

/** React's error when it renders a page again. */
const rebuilt = /Minified React error #418|Hydration failed/u;

test.describe('autofill: the current values are sent', () => {
  for (const [what, events] of [
    ['no event', []],
    ['change alone', ['change']],
    ['input and blur', ['input', 'blur']],
  ] as const) {
    test(`filled in with ${what}`, async ({ page }) => {
      const messages = await messagesOf(page);
      const who = visitor();
      await visit(page, '/pt/contact');
      await autofill(field(page, 'from_name'), who.name, ...events);
      await autofill(field(page, 'from_email'), who.email, ...events);
      await autofill(field(page, 'from_telefone'), who.phone, ...events);
      await field(page, 'message').fill(who.message);
      await submit(page).click();
      await expectSent(page);
      await expect(page.locator('main')).toContainText(who.email);
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatchObject({
        from_name: who.name,
        from_email: who.email,
        from_telefone: phone,
        message: who.message,
      });
    });
  }

  test('a value changed or removed later', async ({ page }) => {
    const messages = await messagesOf(page);
    const who = visitor();
    await visit(page, '/pt/contact');
    await fillIn(page, who);
    await autofill(field(page, 'from_email'), 'other@example.com');
    await autofill(field(page, 'from_name'), '');
    await submit(page).click();
    await expect(field(page, 'from_name')).toBeFocused();
    expect(messages).toEqual([]);
    await autofill(field(page, 'from_name'), 'Lia');
    await submit(page).click();
    await expectSent(page);
    expect(messages[0]).toMatchObject({ from_name: 'Lia', from_email: 'other@example.com' });
  });

  test('the consent checkbox, the partner form and a dialog', async ({ page }) => {
    const messages = await messagesOf(page);
    const who = visitor();
    await visit(page, '/pt/sign-up');
    await autofill(field(page, 'from_name'), who.name);
    await autofill(field(page, 'from_email'), who.email, 'change');
    await autofill(field(page, 'from_telefone'), who.phone);
    await autofill(field(page, 'consent'), 'yes');
    await submit(page).click();
    await expectSent(page);
    expect(messages[0]).toMatchObject({ from_telefone: phone, consent: 'accepted', consent_language: 'pt' });
    await visit(page, '/pt/partners');
    await autofill(field(page, 'from_email'), who.email);
    await submit(page).click();
    await expectSent(page);
    const dialog = await openContact(page);
    for (const [name, value] of Object.entries({ from_name: 'Ana', from_email: who.email, message: 'Olá' })) {
      await autofill(field(dialog, name), value);
    }
    await autofill(field(dialog, 'from_telefone'), '1');
    await submit(dialog).click();
    await expectSent(dialog);
    expect(messages.map((message) => message.form)).toEqual(['lead', 'partner', 'contact']);
    expect(messages[2]).toMatchObject({ from_telefone: '1' });
  });
});

test.describe('text typed before hydration', () => {
  /** Types before hydration, then lets the application load. */
  async function typeEarly(page: Page, then: () => Promise<void> = async () => {}, path = '/pt/contact') {
    const release = await pauseRequests(page, '**/assets/**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    // Invisible until the page is shown in its language.
    await expect(field(page, 'from_name')).toBeVisible();
    await field(page, 'from_name').pressSequentially('Ana');
    await autofill(field(page, 'from_email'), 'ana@example.com');
    await field(page, 'message').pressSequentially('Bom dia');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await then();
    release();
    await waitForHydration(page);
  }

  for (const place of ['after', 'before', 'around', 'in the form'] as const) {
    test(`is kept, with focus and caret, with an extension’s element ${place}`, async ({ page, allow }) => {
      allow(rebuilt);
      const messages = await messagesOf(page);
      await injectExtension(page, place);
      await typeEarly(page);
      await expect(field(page, 'message')).toBeFocused();
      await page.keyboard.type('X');
      await expect(field(page, 'message')).toHaveValue('Bom dXia');
      await expect(field(page, 'from_name')).toHaveValue('Ana');
      await field(page, 'from_telefone').fill('11987654321');
      await submit(page).click();
      await expectSent(page);
      expect(messages[0]).toMatchObject({ from_email: 'ana@example.com', from_telefone: phone });
    });
  }

  for (const path of ['/en/contact', '/contact?lng=en']) {
    test(`is kept on a page that is translated while it loads: ${path}`, async ({ page, allow }) => {
      allow(rebuilt);
      const messages = await messagesOf(page);
      await translate(page, 'replaces', 'on load');
      await typeEarly(page, undefined, path);
      await expect(field(page, 'message')).toBeFocused();
      await expect(field(page, 'from_name')).toHaveValue('Ana');
      await field(page, 'from_telefone').fill('1');
      await submit(page).click();
      await expectSent(page, 'en');
      expect(messages[0]).toMatchObject({ language: 'en' });
      await page.locator('footer a[href$="/partners"]').first().click();
      await expect(page.locator('main h1')).toHaveText(copyOf('en', 'partners').hero.title);
      await expect(page.locator('html'), 'as the translator says').toHaveAttribute('lang', 'vi');
    });
  }

  test('is kept without any extension, with the phone number formatted', async ({ page }) => {
    await typeEarly(page, () => field(page, 'from_telefone').pressSequentially('1198765432'));
    await expect(field(page, 'from_telefone')).toHaveValue('(11) 98765-432');
    await page.keyboard.type('1');
    await expect(field(page, 'from_telefone')).toHaveValue(phone);
    await expect(field(page, 'message')).toHaveValue('Bom dia');
  });
});

test('a form that an extension replaces by a copy is validated and sent', async ({ page }) => {
  const messages = await messagesOf(page);
  const copyForm = () => {
    for (const form of document.querySelectorAll('main form')) form.replaceWith(form.cloneNode(true));
  };
  await page.addInitScript(`document.addEventListener('readystatechange', ${copyForm}, { once: true })`);
  await visit(page, '/en/contact');
  await page.evaluate(copyForm);
  await submit(page).click();
  await expect(page.locator('main [data-summary]')).toContainText(allMissing('contact', 'en'));
  await page.evaluate(copyForm);
  await fillIn(page);
  await submit(page).click();
  await expectSent(page, 'en');
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({ from_telefone: phone });
});

test.describe('a translated page', () => {
  /** Checks that no error page or message is shown. */
  async function expectAlive(page: Page) {
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('[data-error], [data-part-failed]')).toHaveCount(0);
  }

  const ways: Translator[] = isNightly ? ['moves', 'replaces'] : ['replaces'];
  for (const how of ways) {
    test(`sends a form: a translator that ${how} text`, async ({ page, allow }) => {
      allow(/Failed to load resource/u);
      const copy = copyIn('en');
      await visit(page, '/en/contact');
      await translate(page, how);
      await submit(page).click();
      await expect(page.locator('main [data-summary]')).toContainText(allMissing('contact', 'en'));
      await fillIn(page);
      await expect(page.locator('main [data-summary]')).toHaveCount(0);
      for (const text of ['First', 'Second']) {
        await page.route('**/send-form', (route) => route.fulfill({ status: 503, body: text }), { times: 1 });
        await submit(page).click();
        await expect(page.getByRole('alert')).toHaveText(`Your email could not be sent: ${text}`);
        await expect(submit(page)).toHaveText(copy.failed.retry);
      }
      await submit(page).click();
      await expectSent(page, 'en');
      await expect(page.getByRole('alert')).toHaveText(copy.sentTitle);
      await page.getByRole('button', { name: copy.sent.another }).click();
      await expect(field(page, 'from_name')).toHaveValue('');
      await expect(page.getByText(copy.sentTitle)).toHaveCount(0);
      await expectAlive(page);
    });

    test(`changes its language and its pages: a translator that ${how} text`, async ({ page }) => {
      await visit(page, '/en/contact');
      await translate(page, how);
      await field(page, 'from_name').pressSequentially('Ana');
      for (const language of ['ar', 'pt'] as const) {
        await page.locator('header [commandfor=language]:visible').first().click();
        await page.locator(`#language a[hreflang=${language}]`).click();
        await expect(page).toHaveURL(`/${language}/contact`);
        await expect(page.locator('main h1')).toHaveText(copyIn(language).contact.title);
        await expect(submit(page)).toHaveText(copyIn(language).contact.submit);
        await expect(page.locator('main label').first()).toHaveText(copyIn(language).fields.name.label);
        await expectAlive(page);
      }
      await expect(field(page, 'from_name')).toHaveValue('Ana');
      for (const path of ['products', 'services', 'partners', 'about-us', 'policies/']) {
        await page.locator(`footer a[href^="/pt/${path}"]`).first().click();
        await expect(page).toHaveURL(new RegExp(`/pt/${path}`, 'u'));
        await expectAlive(page);
      }
      const dialog = await openContact(page);
      await expect(field(dialog, 'from_name')).toHaveValue('Ana');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button').first().click();
      await expect(dialog).toBeVisible();
      await expectAlive(page);
    });

    test(`changes the language of a whole text: a translator that ${how} text`, async ({ page }) => {
      await visit(page, '/en/policys');
      const text = (await page.locator('#section-1 p').first().textContent())!;
      await translate(page, how);
      await page.locator('header [commandfor=language]:visible').first().click();
      await page.locator('#language a[hreflang=es]').click();
      await expect(page).toHaveURL('/es/policys');
      await expect(page.locator('main')).not.toContainText(text);
    });

    test(`reads and searches a policy: a translator that ${how} text`, async ({ page }) => {
      await visit(page, '/en/policies');
      await translate(page, how);
      const heading = page.locator('main h1');
      for (const name of ['Text', 'PDF', 'Text', 'PDF']) {
        await page
          .locator('main nav a', { hasText: new RegExp(`^${name}$`, 'u') })
          .first()
          .click();
        await expectAlive(page);
      }
      for (const words of ['Due diligence', 'LGPD guidelines', 'Due diligence']) {
        const link = page.locator('main').getByRole('link', { name: words }).first();
        await link.click();
        await expect(heading).toHaveText(new RegExp(words, 'iu'));
        await expectAlive(page);
      }
    });
  }
});
