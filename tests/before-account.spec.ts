/** Before an account is opened: the questions on the sign-up page, each case's answer, and the ways that lead there. */
import type { Locator } from '@playwright/test';
import { expect, type Page, test, visit } from './base.ts';
import { languages, siteConfig } from './pages.ts';
import { copyOf } from './words.ts';

type Language = (typeof languages)[number];

/** A case: what is answered, in order. */
type Answers = ['adult' | 'minor' | 'company', 'yes' | 'no' | 'unsure', ('yes' | 'no' | 'unsure')?];

const section = (page: Page) => page.locator('#before-account');

/** Unfolds the questions, where they are folded. */
async function unfold(page: Page): Promise<void> {
  const fold = section(page).locator('details');
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
    await fold.locator('summary').click();
}

/** Answers the questions by their labels. */
async function answer(page: Page, language: Language, [who, tax, foreign]: Answers): Promise<void> {
  const copy = copyOf(language, 'before-account');
  await unfold(page);
  const press = (question: string, option: string) =>
    section(page)
      .getByRole('group', { name: question })
      .getByRole('radio', { name: option, exact: true })
      .check();
  await press(copy.who.title, copy.who[who]);
  await press(copy.tax.title, copy.tax[tax]);
  if (foreign) await press(copy.foreign.title, copy.foreign[foreign]);
}

for (const language of languages) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test(`every case has its answer and its next step (${language})`, async ({ page }) => {
        const copy = copyOf(language, 'before-account');
        const cases: [Answers, string[], string | null][] = [
          [['adult', 'yes'], [copy.open.title, copy.open.text], copy.open.button],
          [['minor', 'yes'], [copy.open.title, copy.open.minor, copy.open.text], copy.open.button],
          [['company', 'yes'], [copy.open.title, copy.open.company, copy.open.text], copy.open.button],
          [['adult', 'unsure'], [copy.write.title, copy.write.unsure], copy.write.button],
          [['company', 'no', 'yes'], [copy.write.title, copy.write.account], copy.write.button],
          [['minor', 'no', 'unsure'], [copy.write.title, copy.write.unsure], copy.write.button],
          [['adult', 'no', 'no'], [copy.notYet.title, copy.notYet.text], null],
        ];
        await page.goto(`/${language}/sign-up`);
        await unfold(page);
        const said = section(page).getByRole('status').locator('p').filter({ visible: true });
        await expect(said).toHaveText([copy.waiting]);
        await expect(section(page).locator('fieldset:visible')).toHaveCount(1);
        for (const [answers, texts, step] of cases) {
          await answer(page, language, answers);
          await expect(said).toHaveText([texts.join(' ')], { useInnerText: true });
          await expect(section(page).locator('fieldset:visible')).toHaveCount(answers.length);
          const steps = section(page).getByRole('link').filter({ visible: true });
          await expect(steps).toHaveCount(step ? 2 : 1);
          if (step) await expect(steps.last()).toContainText(step);
        }
        await expect(page).toHaveURL(`/${language}/sign-up`);
      });
    });
  }
}

test('it is answered by keyboard, and Enter sends nothing', async ({ page }) => {
  const copy = copyOf('pt', 'before-account');
  const sent: string[] = [];
  await visit(page, '/pt/sign-up');
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const before = await kept();
  page.on('request', (request) => {
    if (request.method() === 'POST' || request.isNavigationRequest()) sent.push(request.url());
  });
  await unfold(page);
  await section(page).getByRole('radio', { name: copy.who.adult }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(section(page).getByText(copy.open.title)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(section(page).getByText(copy.foreign.title)).toBeVisible();
  await expect(section(page).getByText(copy.open.title)).toBeHidden();
  expect(sent).toEqual([]);
  expect(await kept()).toBe(before);

  await page.reload();
  await expect(section(page).getByRole('radio', { checked: true })).toHaveCount(0);
});

test('answers survive the taking over and a change of language', async ({ page }) => {
  await visit(page, '/pt/sign-up');
  await answer(page, 'pt', ['company', 'no', 'yes']);
  await page.getByRole('button', { name: /Português/u }).click();
  await page.getByRole('dialog').getByText('English').click();
  const copy = copyOf('en', 'before-account');
  await expect(section(page).getByText(copy.write.account)).toBeVisible();
});

/** Whether the second comes after the first in the page, as it is read out and as the keyboard goes. */
const follows = async (first: Locator, second: Locator) =>
  first.evaluate(
    (one, other) =>
      other !== null &&
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) ===
        Node.DOCUMENT_POSITION_FOLLOWING,
    await second.elementHandle(),
  );

for (const language of languages) {
  test(`says at its head that the account itself is opened elsewhere, and sends on the first screen (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, `/${language}/sign-up`);
    const { elsewhere, submit } = copyOf(language, 'contact').signUp;
    const said = elsewhere.replace('{site}', new URL(siteConfig.accountUrl).host).replaceAll(/<\/?a>/gu, '');
    await expect(page.getByText(said)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('main').getByRole('button', { name: submit })).toBeInViewport({ ratio: 1 });
    const [form, questions] = [page.locator('main form'), section(page)];
    expect((await form.boundingBox())!.width).toBeGreaterThan((await questions.boundingBox())!.width);
  });
}

const nameField = (page: Page) =>
  page.getByRole('textbox', { name: copyOf('en', 'contact').fields.name, exact: true });

for (const [width, height] of [
  [390, 844],
  [768, 900],
  [1440, 900],
] as const) {
  test(`who may open an account is said before any detail is asked, and the questions unfold there (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/en/sign-up');
    const { questions, text } = copyOf('en', 'common').eligibility;
    const { title, who } = copyOf('en', 'before-account');
    const said = section(page).getByText(text).filter({ visible: true });
    // A phone has room for the question alone, and says it with the first of them.
    if (width >= 768) await expect(said).toBeInViewport({ ratio: 1 });
    const fold = section(page).getByText(questions);
    await expect(fold).toBeInViewport({ ratio: 1 });
    const first = section(page).getByRole('group', { name: who.title });
    await expect(first).toBeHidden();
    expect(await follows(fold, nameField(page))).toBe(true);
    await nameField(page).fill('Ana');
    await fold.click();
    await expect(said).toBeInViewport({ ratio: 1 });
    await expect(first).toBeInViewport({ ratio: 0.5 });
    await answer(page, 'en', ['adult', 'unsure']);
    await expect(nameField(page)).toHaveValue('Ana');
    await fold.click();
    await expect(first).toBeHidden();

    await visit(page, '/en/about-us');
    await page.locator('main').getByRole('link', { name: questions }).first().click();
    await expect(width < 768 ? fold : page.getByRole('heading', { name: title })).toBeInViewport();
    await expect(first).toBeInViewport({ ratio: 1 });
  });
}

for (const language of languages) {
  test(`the form begins in the upper half of a phone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/${language}/sign-up`);
    const { y } = (await page
      .getByRole('heading', { name: copyOf(language, 'contact').signUp.details, exact: true })
      .boundingBox())!;
    expect(y).toBeLessThan(844 / 2);
  });
}

for (const path of ['', '/services', '/about-us', '/products']) {
  test(`beside ‘Open your account’ a second link leads to it (${path || '/'})`, async ({ page }) => {
    await visit(page, `/en${path}`);
    const { questions } = copyOf('en', 'common').eligibility;
    await page.locator('main').getByRole('link', { name: questions }).first().click();
    await expect(page).toHaveURL('/en/sign-up#before-account');
    await expect(page.getByRole('heading', { name: copyOf('en', 'before-account').title })).toBeInViewport();
  });
}
