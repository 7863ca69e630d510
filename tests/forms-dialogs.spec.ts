/** The form dialogs keep typed text, and ask before they close over it. */
import type { Locator } from '@playwright/test';
import { formFields } from '../src/forms/fields.ts';
import { expect, type Page, pauseRequests, test, visit, waitForHydration } from './base.ts';
import {
  badStatus,
  copyIn,
  expectSent,
  field,
  fillIn,
  openContact,
  submit,
  valuesOf,
  visitor,
} from './forms.ts';

const pt = copyIn('pt');

test.describe('typed text', () => {
  test('is kept when the language, page or dialog changes, and leaving asks for confirmation', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await visit(page, '/pt/contact');
    await fillIn(page, { name: 'Ana', phone: '119876' });
    await page.locator('header [commandfor=language]:visible').first().click();
    await page.locator('#language a[hreflang=es]').click();
    await expect(page).toHaveURL('/es/contact');
    await expect(field(page, 'from_name')).toHaveValue('Ana');
    await page.locator('footer a[href="/es/products"]').first().click();
    await expect(page).toHaveURL('/es/products');
    const dialog = await openContact(page);
    await expect(field(dialog, 'from_telefone')).toHaveValue('(11) 9876');
    await field(dialog, 'message').fill('Hola');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: copyIn('es').leave.close, exact: true })
      .click();
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(field(page, 'message')).toHaveValue('Hola');
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
  });

  test('is removed once it is sent, and leaving does not ask', async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => void asked.push(dialog.type()));
    await visit(page, '/pt');
    const dialog = await openContact(page);
    await fillIn(dialog);
    await submit(dialog).click();
    await expectSent(dialog);
    await dialog.getByRole('button', { name: pt.backToSite }).click();
    await openContact(page);
    await expect(field(dialog, 'from_name')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    expect(asked).toEqual([]);
  });

  test('typed before hydration is sent by the browser', async ({ page }) => {
    const release = await pauseRequests(page, '**/assets/**/*.js');
    await page.goto('/pt/contact', { waitUntil: 'commit' });
    await submit(page).click();
    await expect(field(page, 'from_name')).toBeFocused();
    release();
    await waitForHydration(page);
    await expect(page.locator('main form')).toHaveAttribute('novalidate', '');
  });
});

test.describe('a dialog with text in it', () => {
  const question = (page: Page) => page.getByRole('alertdialog');

  for (const times of [3, 5]) {
    test(`asks for confirmation when Escape is pressed ${times} times in a row`, async ({ page }) => {
      await visit(page, '/pt');
      const dialog = await openContact(page);
      await field(dialog, 'from_name').pressSequentially('Ana');
      // Ignored while an input method is composing.
      await field(dialog, 'from_name').dispatchEvent('keydown', {
        key: 'Escape',
        keyCode: 229,
        bubbles: true,
      });
      await expect(question(page)).toBeHidden();
      for (let press = 1; press <= times; press += 1) {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeVisible();
        await expect(question(page)).toBeVisible({ visible: press % 2 === 1 });
      }
      await question(page).getByRole('button', { name: pt.leave.discard }).click();
      await expect(dialog).toBeHidden();
      await openContact(page);
      await expect(field(dialog, 'from_name')).toHaveValue('');
    });
  }

  test('works with the keyboard alone, traps the focus and returns it', async ({ page }) => {
    const who = visitor();
    await visit(page, '/pt');
    const link = page.locator('header nav a[href$="/contact"]').first();
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: pt.contact.title });
    for (const { name } of formFields.contact) {
      await expect(field(dialog, name)).toBeFocused();
      await page.keyboard.type(valuesOf(who)[name] ?? '');
      await page.keyboard.press('Tab');
    }
    await expect(submit(dialog)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: pt.sent.contact })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  });

  test('closed while its message is being sent, shows the result when opened again', async ({
    page,
    allow,
  }) => {
    allow(badStatus);
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/send-form', async (route) => {
      await held;
      await route.fulfill({ status: 503, body: 'Not now' });
    });
    await visit(page, '/pt');
    const dialog = await openContact(page);
    await fillIn(dialog);
    await submit(dialog).click();
    await page.keyboard.press('Escape');
    await expect(question(page)).toHaveAccessibleDescription(pt.leave.sending);
    await question(page).getByRole('button', { name: pt.leave.close, exact: true }).click();
    await openContact(page);
    await expect(submit(dialog)).toHaveText(pt.sending.label);
    await page.keyboard.press('Escape');
    letGo();
    await expect(question(page)).toBeHidden();
    await expect(dialog.getByRole('alert')).toHaveText('Falha no envio do email: Not now');
    await expect(field(dialog, 'from_name')).not.toHaveValue('');
  });

  /** Checks that no link or control of a dialog is covered when scrolled to. */
  async function expectNothingCovered(dialog: Locator) {
    const covered = await dialog.evaluate((element) =>
      [...element.querySelectorAll('a, button, input:not([type=hidden]), textarea')]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const { x, y, width, height } = control.getClientRects()[0]!;
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top && !control.contains(top) && !top.contains(control);
        })
        .map((control) => control.outerHTML),
    );
    expect(covered).toEqual([]);
  }

  test('covers none of its links and controls, at any window height', async ({ page }) => {
    for (const [width, height] of [
      [1366, 768],
      [1280, 600],
      [390, 664],
    ] as const) {
      await page.setViewportSize({ width, height });
      await visit(page, '/pt');
      await page.locator('main a[href$="/sign-up"]').last().click();
      const panel = page.locator('#lead-dialog');
      await expect(panel).toBeVisible();
      await expectNothingCovered(panel);
      await page.keyboard.press('Escape');
      await expectNothingCovered(await openContact(page));
    }
  });
});

test('a double-click opens a dialog, and a slow dialog does not interrupt typing', async ({ page }) => {
  await visit(page, '/en/partners');
  await page.locator('header [commandfor=language]:visible').dblclick();
  await expect(page.locator('#language')).toBeVisible();
  await page.keyboard.press('Escape');
  const release = await pauseRequests(page, /contact-dialog/u);
  const link = page.locator('footer a[href$="/contact"]').last();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await field(page, 'from_email').pressSequentially('ana@');
  const loaded = page.waitForResponse(/contact-dialog[^/]*\.js/u);
  release();
  await loaded;
  await page.keyboard.type('example.com');
  await expect(field(page, 'from_email')).toHaveValue('ana@example.com');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(link).not.toHaveAttribute('aria-busy');
});

test.describe('an address without language, in English', () => {
  test.use({ locale: 'en-GB' });

  test('what the browser restores on going back stays in the form', async ({ page }) => {
    // As browsers do, as soon as a field is parsed.
    await page.addInitScript(() => {
      const restored = new MutationObserver(() => {
        const name = document.querySelector<HTMLInputElement>('main [name=from_name]');
        if (!name) return;
        restored.disconnect();
        name.value = 'Ana';
      });
      restored.observe(document, { childList: true, subtree: true });
    });
    await visit(page, '/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(field(page, 'from_name')).toHaveValue('Ana');
  });
});
