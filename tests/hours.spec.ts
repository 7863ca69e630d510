/** Whether the bank's channels are open at this moment, for visitors in three time zones. */
import { expect, holdBack, type Page, test, visit } from './base.ts';
import { phone } from './first-screen.ts';
import { type Language, languages } from './pages.ts';
import { copyOf } from './words.ts';

/** A Wednesday, a second before the help desk opens in Brasília. */
const beforeOpening = new Date('2027-03-10T10:59:59Z');

/** Opens a page; the clock then stands still at that moment. */
async function visitAt(page: Page, path: string, moment: Date) {
  await page.clock.install({ time: new Date(moment.getTime() - 5 * 60_000) });
  await visit(page, path);
  await page.clock.pauseAt(moment);
}

/** The help desk's place in the list of channels; its name alone stands elsewhere on the page too. */
const helpDesk = (page: Page, language: Language) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByText(copyOf(language, 'contact').contact.desk.title, { exact: true }) });

for (const [zone, language, before, after] of [
  ['America/Sao_Paulo', 'pt', 'Reabre às 8h.', 'até as 19h.'],
  ['Asia/Dubai', 'ar', '(15:00 بتوقيتك)', '(الخميس 2:00 بتوقيتك)'],
  ['Asia/Shanghai', 'zh', '（您当地时间19:00）', '（您当地时间周四6:00）'],
] as const) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('each channel says when it opens and closes, and turns at the second', async ({ page }) => {
      await visitAt(page, `/${language}/contact`, beforeOpening);
      const desk = helpDesk(page, language);
      // Times keep their direction by characters that nobody sees.
      const said = async () => (await desk.innerText()).replaceAll(/[\u2068\u2069]/gu, '');
      await expect.poll(said).toContain(before);
      await page.clock.runFor(1000);
      await expect.poll(said).toContain(after);
      expect(await said()).not.toContain(before);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ ...phone, timezoneId: 'Asia/Dubai' });

  for (const language of languages) {
    test(`what is said of the channels has its room before it is known (${language})`, async ({ page }) => {
      await page.clock.install({ time: new Date('2027-03-10T10:30:00Z') });
      const send = await holdBack(page, /assets\/(?!boot)[^/]*\.js$/u);
      await page.goto(`/${language}/contact`);
      const desk = helpDesk(page, language);
      await desk.scrollIntoViewIfNeeded();
      const height = () => desk.evaluate((element) => element.getBoundingClientRect().height);
      const { closed } = copyOf(language, 'hours');
      const known = closed.abroad.split('{')[0]!.trim();
      await expect(desk).not.toContainText(known);
      const before = await height();
      send();
      await expect(desk).toContainText(known);
      expect(await height()).toBe(before);
    });
  }
});

test('on a holiday the page says why it is closed; the chat stays open', async ({ page }) => {
  await page.clock.install({ time: new Date('2027-04-21T15:00:00Z') });
  await visit(page, '/en/products');
  const support = page.locator('#support');
  const { holiday, always } = copyOf('en', 'hours');
  await expect(support.getByText(holiday)).toHaveCount(2);
  await expect(support.getByText(always)).toHaveCount(1);
});

test('a tab that was hidden tells the time anew when it is seen again', async ({ page }) => {
  await visitAt(page, '/en/contact', beforeOpening);
  const desk = helpDesk(page, 'en');
  await expect(desk).toContainText('Closed now.');
  await page.clock.setSystemTime(new Date('2027-03-10T15:00:00Z'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(desk).toContainText('Open now');
});

test('a change of language says it in the new one', async ({ page }) => {
  await visitAt(page, '/pt/contact', beforeOpening);
  const closed = (language: 'pt' | 'es') => copyOf(language, 'hours').closed.here.split('{when}')[0]!.trim();
  await expect(page.locator('main')).toContainText(closed('pt'));
  await page.getByRole('button', { name: /Português/u }).click();
  await page.getByRole('dialog').getByText('Español').click();
  // The choice is painted before it is carried out.
  await page.clock.runFor(100);
  await expect(page.locator('main')).toContainText(closed('es'));
  await expect(page.locator('main')).not.toContainText(closed('pt'));
});
