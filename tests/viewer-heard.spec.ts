/** What the viewer of a PDF tells a screen reader. */
import type { ElementHandle, Locator } from '@playwright/test';
import { expect, type Page, test, visit } from './base.ts';
import { flat, readTree } from './accessibility-tree.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

const viewer = (page: Page) => page.getByRole('toolbar');
const firstPage = (page: Page) => page.locator('[data-page="1"] .textLayer span');
const alert = (page: Page) => page.locator('main [role=alert][aria-live=assertive]:not(form *)');

/** The alert, now: one that is waited for would be there with its words once the patience of the viewer ends. */
async function emptyAlert(page: Page): Promise<ElementHandle | null> {
  expect(await alert(page).allTextContents()).toEqual(['']);
  return alert(page).elementHandle();
}

/** Whether an element is still the one that it was: what comes together with its words is not heard everywhere. */
async function expectSame(now: Locator, before: ElementHandle | null): Promise<void> {
  expect(await now.evaluate((element, other) => element === other, before)).toBe(true);
}

for (const language of languages) {
  test(`a page that was turned to is said, and one that was scrolled to is not, in ${language}`, async ({
    page,
  }) => {
    const { viewer: copy, documentMeta } = copyOf(language, 'policies');
    const said = viewer(page).getByRole('status').first();
    await visit(page, `${addressOf('policies', language, true)}?view=pdf`);
    await expect(firstPage(page).first()).toBeAttached();
    await expect(said).toBeEmpty();
    await viewer(page).getByRole('button', { name: copy.nextPage }).click();
    const pages = await page.locator('[data-page]').count();
    await expect(said).toHaveText(documentMeta.page.replace('{page}', '2').replace('{pages}', String(pages)));
    await page.locator('[data-page="4"]').evaluate((sheet) => sheet.scrollIntoView({ behavior: 'instant' }));
    await expect(viewer(page).getByRole('textbox').first()).toHaveValue('4');
    await expect(said).toBeEmpty();
  });

  test(`the title is said once, in ${language}`, async ({ page }) => {
    // The title of the page is bound by signs without a letter (U+2060); those of the file are bound otherwise.
    const letters = (text: string) => text.replaceAll(/[\p{M}\p{Cf}\s]/gu, '');
    await visit(page, `${addressOf('policies', language, true)}?view=pdf`);
    const title = letters(await page.locator('h1').innerText());
    await expect.poll(async () => letters((await firstPage(page).allInnerTexts()).join(''))).toContain(title);
    const sheet = flat(await readTree(page)).find(
      ({ role, name }) => role === 'group' && /1.*\d/u.test(name),
    );
    const read = letters(
      flat(sheet!)
        .map(({ name }) => name)
        .join(''),
    );
    expect(read).not.toContain(title);
    expect(read.length, 'what follows is read').toBeGreaterThan(500);
  });
}

test('how many pages there are is said with the field of the page', async ({ page }) => {
  await visit(page, '/pt/policies?view=pdf');
  await expect(viewer(page).getByRole('textbox').first()).toHaveAccessibleDescription(/^de \d$/u);
});

for (const [what, files, waiting] of [
  ['a file', '**/*.pdf', (page: Page) => page.getByRole('progressbar')],
  [
    'a viewer',
    '**/assets/viewer*.js',
    (page: Page) => page.locator('main nav [aria-current]', { hasText: 'PDF' }),
  ],
] as const) {
  test(`${what} that cannot be fetched is told by an alert that was there`, async ({ page, allow }) => {
    allow(/Failed to load resource|Unexpected server response|Failed to fetch dynamically/u);
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await held;
      await route.fulfill({ status: 503 });
    });
    await visit(page, '/en/policies?view=pdf');
    await expect(waiting(page)).toBeVisible();
    const before = await emptyAlert(page);
    answer();
    await expect(alert(page)).toContainText('The PDF could not be opened');
    await expectSame(alert(page), before);
  });
}
