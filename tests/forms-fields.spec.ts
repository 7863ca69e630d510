/** What is said of the fields: before they are filled in, while they are, and when something is wrong. */
import { languages, type Language } from '../src/language/languages.ts';
import { violations } from './axe.ts';
import { expect, type Page, test, visit } from './base.ts';
import { badStatus, copyIn, fillContact, openContact, submit, visitor } from './forms.ts';
import { copyOf } from './words.ts';

for (const language of languages) {
  test(`every state of the forms in ${language} is accessible`, async ({ page, allow }) => {
    allow(badStatus);
    // A scan is slow; what differs between the languages is in the states with the most words.
    const whole = language === 'pt' || language === 'ar';
    await visit(page, `/${language}`);
    const dialog = await openContact(page);
    if (whole) await scan(page, '#contact-dialog');
    await submit(dialog).click();
    await expect(dialog.locator('[data-summary]')).toBeVisible();
    await scan(page, '#contact-dialog');
    await fillContact(dialog, { ...visitor(), email: 'status-500@fault.example' });
    await submit(dialog).click();
    await expect(dialog.getByRole('alert')).toContainText('As ordered');
    if (whole) await scan(page, '#contact-dialog');
    await dialog.locator('[name=from_email]').fill('ana@example.com');
    await submit(dialog).click();
    await expect(dialog.locator('[data-sent]')).toBeVisible();
    await scan(page, '#contact-dialog');
    await page.keyboard.press('Escape');
    await page.locator('main a[href$="/sign-up"]').first().click();
    const panel = page.locator('#lead-dialog');
    await submit(panel).click();
    await expect(panel.locator('[data-summary]')).toBeVisible();
    // The button that sends stands over what can be scrolled; half a control beneath it is none that is too small.
    await panel.locator('[name=consent]').evaluate((consent) => consent.scrollIntoView({ block: 'end' }));
    await scan(page, '#lead-dialog');
    await panel.locator('[name=from_name]').fill('Ana');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    if (whole) await scan(page, '#lead-leave');
  });
}

/** Forms, the record and the search of all policies, on light and dark grounds. */
for (const [path, name] of [
  ['/pt/contact', 'from_email'],
  ['/pt/contact', 'message'],
  ['/ar/sign-up', 'from_telefone'],
  ['/pt/partners', 'from_email'],
  ['/pt', 'amount'],
  ['/zh/totalPolicy', 'search'],
] as const) {
  test(`a field is a box whose four edges stand out from its ground (${path}, ${name})`, async ({ page }) => {
    await visit(page, path);
    if (name === 'amount')
      await page.getByRole('heading', { name: copyOf('pt', 'record').title }).scrollIntoViewIfNeeded();
    const field =
      name === 'amount'
        ? page.getByLabel(copyOf('pt', 'record').amount, { exact: true })
        : page.locator(`main :is([name=${name}], #${name})`);
    await field.scrollIntoViewIfNeeded();
    const { edges, height, gap, contrasts } = await field.evaluate((input) => {
      const box = input.closest<HTMLElement>('.field-box') ?? (input as HTMLElement);
      const style = getComputedStyle(box);
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      const luminance = (colours: string[]) => {
        canvas.clearRect(0, 0, 1, 1);
        for (const colour of colours) {
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
        }
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
          part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        ) as [number, number, number];
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const grounds: string[] = [];
      for (let around = box.parentElement; around; around = around.parentElement)
        grounds.unshift(getComputedStyle(around).backgroundColor);
      const contrast = (ground: number) => {
        const edge = luminance([style.borderBlockStartColor]);
        return (Math.max(edge, ground) + 0.05) / (Math.min(edge, ground) + 0.05);
      };
      // A hint stands beside the label, or below it.
      const label = (input as HTMLInputElement).labels![0]!;
      const hint = label.parentElement!.querySelector(':scope > [id$="-hint"]') ?? label;
      const words = Math.max(...[label, hint].map((each) => each.getBoundingClientRect().bottom));
      const bounds = box.getBoundingClientRect();
      return {
        edges: style.borderWidth,
        height: input.tagName === 'TEXTAREA' ? 52 : bounds.height,
        gap: bounds.top - words,
        contrasts: [contrast(luminance(grounds)), contrast(luminance([...grounds, style.backgroundColor]))],
      };
    });
    expect(edges).toBe('1px');
    expect(height).toBeGreaterThanOrEqual(48);
    expect(height).toBeLessThanOrEqual(52);
    expect(gap).toBeGreaterThanOrEqual(4);
    expect(gap).toBeLessThanOrEqual(9);
    expect(Math.min(...contrasts)).toBeGreaterThan(3);
  });
}

async function scan(page: Page, part: string) {
  expect(await violations(page, part)).toEqual([]);
}

test('what is wrong is said beside the fields, in the language of the page', async ({ page }) => {
  const english = copyIn('en');
  const summary = (language: Language, count: number) =>
    copyIn(language).errors.more.replace('{count}', String(count));
  const main = page.getByRole('main');
  await visit(page, '/en/contact');
  await page.getByLabel('Email').fill('ana@');
  await page.getByLabel('Phone').fill('phone');
  await submit(page).click();
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(main.getByRole('status').filter({ hasText: summary('en', 4) })).toBeVisible();
  const { whole, short } = english.errors.email_malformed;
  await main.getByRole('link', { name: short }).click();
  const email = page.getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(`${english.fields.emailHint} ${whole}`);

  // Another language: the messages follow, and what was typed stays.
  await page.locator('header [commandfor=language]:visible').first().click();
  await page.locator('#language a[hreflang=ar]').click();
  await expect(main.getByText(summary('ar', 4))).toBeVisible();
  const arabic = page.getByLabel('البريد الإلكتروني');
  await expect(arabic).toHaveValue('ana@');
  await arabic.fill('ana@example.com');
  await expect(arabic).toHaveAttribute('aria-invalid', 'false');
  await expect(main.getByText(summary('ar', 3))).toBeVisible();
});

test('no field is called invalid before it was sent, and no error changes while one writes', async ({
  page,
}) => {
  const { errors, fields } = copyIn('pt');
  await visit(page, '/pt/contact');
  const email = page.getByLabel('E-mail');
  const all = page.locator('form [required]');
  const invalid = () => all.evaluateAll((each) => each.map((field) => field.getAttribute('aria-invalid')));
  expect(await invalid()).toEqual(['false', 'false', 'false', 'false']);
  await email.fill('ana');
  await email.fill('');
  await email.blur();
  expect(await invalid()).toEqual(['false', 'false', 'false', 'false']);
  await submit(page).click();
  expect(await invalid()).toEqual(['true', 'true', 'true', 'true']);
  // The first letter makes another error of it, which is said when the field is left.
  await email.focus();
  await page.keyboard.type('a');
  await expect(email).toHaveAccessibleDescription(`${fields.emailHint} ${errors.from_email.whole}`);
  await page.keyboard.press('Tab');
  await expect(email).toHaveAccessibleDescription(`${fields.emailHint} ${errors.email_malformed.whole}`);
  // That it is right is seen at once.
  await email.focus();
  await page.keyboard.type('na@example.com');
  await expect(email).toHaveAttribute('aria-invalid', 'false');
  await expect(email).toHaveAccessibleDescription(fields.emailHint);
});

for (const language of languages) {
  test(`how much a field takes is said before its limit, in ${language}`, async ({ page }) => {
    const left = (count: number) => copyIn(language).charactersLeft.replace('{count}', String(count));
    await visit(page, `/${language}/contact`);
    const field = page.locator('[name=message]');
    const visible = page.locator('p[aria-hidden]').filter({ hasText: left(1).replace('1', '') });
    await field.fill('x'.repeat(2699));
    await expect(visible).toHaveCount(0);
    await field.press('x');
    await expect(visible).toHaveText(left(300));
    await expect(page.getByRole('status').filter({ hasText: left(300) })).toHaveCount(1);
    // Not with every character.
    await field.press('x');
    await expect(visible).toHaveText(left(299));
    await expect(page.getByRole('status').filter({ hasText: left(300) })).toHaveCount(1);
    await field.fill('x'.repeat(2999));
    await field.press('x');
    await field.press('x');
    await expect(field).toHaveValue('x'.repeat(3000));
    await expect(visible).toHaveText(left(0));
    await expect(page.getByRole('status').filter({ hasText: left(0) })).toHaveCount(1);
  });
}

test('every field has a limit, and a chat takes what an address can hold', async ({ page, allow }) => {
  allow(badStatus);
  await visit(page, '/ar/contact');
  const lengths = await page
    .locator('form [required]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('maxlength')));
  expect(lengths).toEqual(['120', '254', '32', '3000']);
  await fillContact(page, { ...visitor(), email: 'status-500@fault.example', message: 'م'.repeat(3000) });
  await submit(page).click();
  await expect(page.getByText(copyIn('ar').failed.shortened)).toBeVisible();
  const link = await page.locator('form a[href*="wa.me"]').getAttribute('href');
  expect(link!.length).toBeLessThan(4100);
});

test('in Arabic a field begins where its label does, whatever is written in it', async ({ page }) => {
  await visit(page, '/ar/contact');
  const name = page.getByRole('textbox', { name: /الاسم/u });
  await name.fill('Maria Souza');
  for (const field of [name, page.locator('main input[type="email"]')])
    await expect(field).toHaveCSS('text-align', 'right');
});

for (const language of languages) {
  test(`whoever sends for somebody under 18 is told so in the form (${language})`, async ({ page }) => {
    const { minors } = copyOf(language, 'contact');
    for (const path of ['contact', 'sign-up']) {
      await visit(page, `/${language}/${path}`);
      const form = page.getByRole('main').locator('form', { has: page.locator('button[type=submit]') });
      await expect(form.getByText(minors)).toBeVisible();
    }
  });
}
