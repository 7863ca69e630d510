/** The viewer of a PDF: its search, its tools, its text layer, and what it says when something does not arrive. */
import { expect, type Page, test, visit } from './base.ts';
import { samples } from './languages/samples.ts';
import { addressOf, type Language, languages } from './pages.ts';
import { copyOf } from './words.ts';
import { slugOf } from '../src/policy-documents.ts';

/** Opens a document in the viewer, and waits for its first page. */
async function openPdf(page: Page, language: Language): Promise<void> {
  await visit(page, `${addressOf({ document: 'anti-corruption' }, language, true)}?view=pdf`);
  await expect(page.locator('canvas').first()).toBeVisible();
}

const viewer = (page: Page) => page.locator('[role="toolbar"]');
const searchField = (page: Page) => viewer(page).locator('[role="search"] input');
const said = (page: Page) => viewer(page).locator('[role="search"] [role="status"]');

/** How far the middle of the first page is from that of its frame, in parts of the frame. */
const offCentre = (page: Page) =>
  page.locator('[data-page="1"]').evaluate((element) => {
    const sheet = element.getBoundingClientRect();
    const frame = element.closest('[role="region"]')!.getBoundingClientRect();
    return Math.abs(sheet.left + sheet.width / 2 - frame.left - frame.width / 2) / frame.width;
  });

test.describe('the viewer', () => {
  for (const language of languages) {
    test(`finds the words of a list in ${language}`, async ({ page }) => {
      await openPdf(page, language);
      for (const word of samples[language].searched) {
        await searchField(page).fill(word);
        await expect(said(page), word).toContainText(/1.*\d/u);
        // The words are marked on the page that has come into view.
        await expect
          .poll(() => page.evaluate(() => CSS.highlights.get('current-hit')?.size ?? 0), word)
          .toBeGreaterThan(0);
      }
    });
  }

  test('goes to pages and hits, zooms, and is worked by the keyboard alone', async ({ page }) => {
    await openPdf(page, 'pt');
    const first = viewer(page).getByRole('button').first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-page="4"]')).toBeInViewport();
    await expect(viewer(page).getByRole('textbox').first()).toHaveValue('4');

    await searchField(page).fill('presente');
    await expect(said(page)).toHaveText(/^Resultado 1 de/u);
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText(/^Resultado 2 de/u);
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    await expect(said(page)).toHaveText(/^Resultado (\d+) de \1,/u);
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveValue('');

    const sheet = page.locator('[data-page="1"]');
    const width = async () => (await sheet.boundingBox())!.width;
    const before = await width();
    await viewer(page).getByRole('button', { name: 'Diminuir o zoom' }).click();
    await expect.poll(width).toBeLessThan(before);
  });

  test('Escape ends the search and keeps the focus in it, and another leaves the whole screen', async ({
    page,
  }) => {
    const copy = copyOf('pt', 'policies').viewer;
    const tool = (name: string) => viewer(page).getByRole('button', { name, exact: true });
    await openPdf(page, 'pt');
    await tool(copy.fullScreen).click();
    await expect(tool(copy.leaveFullScreen)).toBeVisible();
    await searchField(page).fill('presente');
    await tool(copy.nextHit).click();
    await expect(said(page)).toHaveText(/^Resultado 2 de/u);
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveValue('');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tool(copy.fullScreen)).toBeVisible();
  });

  test('goes to a page whose number is typed in the digits of another script', async ({ page }) => {
    await openPdf(page, 'ar');
    const field = viewer(page).getByRole('textbox').first();
    for (const [typed, shown] of [
      ['٢', '2'],
      ['۳', '3'],
      ['１', '1'],
    ] as const) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(field, typed).toHaveValue(shown);
      await expect(page.locator(`[data-page="${shown}"]`), typed).toBeInViewport();
    }
  });

  test('says so when the file cannot be fetched, and tries again', async ({ page, allow }) => {
    allow(/Failed to load resource/u);
    allow(/MissingPDF|UnexpectedResponse|Unexpected server response|Missing PDF/u);
    await page.route('**/*.pdf', (route) => route.fulfill({ status: 503 }));
    await visit(page, '/en/policies?view=pdf');
    await expect(page.getByRole('alert')).toContainText('The PDF could not be opened');
    await page.unroute('**/*.pdf');
    await page.route('**/*.pdf?*', (route) => route.continue());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('canvas').first()).toBeVisible();
  });

  test('takes no words out of the text layer, names its links, and leads on by them', async ({ page }) => {
    await visit(page, `${addressOf({ document: 'supplier-code' }, 'ar', true)}?view=pdf`);
    const link = page.locator('[data-page="1"] a');
    await expect(link).toHaveAccessibleName('سياسة العناية الواجبة');
    await expect(page.locator('[aria-owns]')).toHaveCount(0);
    await expect(page.locator('#viewer-note')).toContainText('قارئ الشاشة');
    await link.focus();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(encodeURI(`/ar/policies/${slugOf('due-diligence', 'ar')}`));
  });

  test('is no wider than a screen of 320 pixels, and draws no more pages than are near', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPdf(page, 'ar');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.locator('canvas').count()).toBeLessThan(5);
  });

  for (const language of languages) {
    test(`lays the words of a page over its picture in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPdf(page, language);
      const sheet = page.locator('[data-page="1"]');
      await expect(sheet.locator('.textLayer > span').first()).toBeVisible();
      const beyond = await sheet.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return [...element.querySelectorAll('.textLayer > span')]
          .filter((span) => {
            const place = span.getBoundingClientRect();
            return place.left < left || place.right > right;
          })
          .map((span) => span.textContent);
      });
      expect(beyond).toEqual([]);
    });
  }

  test('says what the document is about on its first page, and above the text', async ({ page }) => {
    await openPdf(page, 'en');
    const summary = page.getByText('What Ether prohibits, the rules on gifts').locator('visible=true');
    await expect(page.locator('[data-page="1"] .textLayer > span').first()).toBeVisible();
    await expect(summary).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Reading view' }).getByText('Text').click();
    await expect(page.locator('#section-1')).toBeVisible();
    await expect(summary).toHaveCount(1);
  });

  test('gives a line of Arabic in the order in which it is read, without running titles', async ({
    page,
  }) => {
    await openPdf(page, 'ar');
    const layer = page.locator('[data-page="1"] .textLayer');
    await expect(layer).toContainText('ما تحظره Ether وقواعد الهدايا وما يجب على العاملين والموردين فعله');
    await expect(layer).not.toContainText('صفحة 1');
    await page.locator('[data-page="2"]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-page="2"] .textLayer')).toContainText('الرشوة: عرض منفعة غير مشروعة');
  });

  test('keeps its place in Arabic when it is zoomed, and says the zoom only when it is chosen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPdf(page, 'ar');
    // The first is that of the page.
    const status = viewer(page).locator('[role="status"]').nth(1);
    await expect(status).toBeEmpty();
    for (let step = 0; step < 6; step++) {
      await viewer(page).getByRole('button', { name: 'تكبير', exact: true }).click();
    }
    await expect(status).toHaveText(/%/u);
    await expect.poll(() => offCentre(page)).toBeLessThan(0.05);
  });

  test('stands in one row of tools at 1280 pixels, and keeps its page when the window changes', async ({
    page,
  }) => {
    await openPdf(page, 'pt');
    await searchField(page).fill('presente');
    await expect(said(page)).toHaveText(/^Resultado 1 de/u);
    expect((await viewer(page).boundingBox())!.height).toBeLessThan(60);
    const field = viewer(page).getByRole('textbox').first();
    await field.fill('3');
    await field.press('Enter');
    await page.setViewportSize({ width: 1920, height: 2400 });
    await expect(field).toHaveValue('3');
    await expect(page.locator('[data-page="3"] canvas')).toBeInViewport();
  });

  for (const language of ['pt', 'ar'] as const) {
    test(`shows the middle of a page, where its lines are, on a phone in ${language}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPdf(page, language);
      await expect.poll(() => offCentre(page)).toBeLessThan(0.05);
    });
  }
});

test.describe('what does not arrive', () => {
  test('a worker that cannot be fetched is told, and fetched anew, with the focus', async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource/u);
    await page.route('**/pdf.worker*', (route) => route.fulfill({ status: 404 }));
    await visit(page, '/en/policies?view=pdf');
    await expect(page.getByRole('alert')).toContainText('The PDF could not be opened');
    const again = page.getByRole('button', { name: copyOf('en', 'policies').viewer.again });
    await again.press('Enter');
    await expect(again, 'another try is in vain').toBeFocused();
    await page.unroute('**/pdf.worker*');
    await again.press('Enter');
    const canvas = page.locator('canvas').first();
    await expect(canvas).toBeVisible();
    await expect(page.getByRole('region').filter({ has: canvas })).toBeFocused();
  });

  test('a file of which nothing comes is told after a while, with the text and the download', async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource/u);
    await page.clock.install();
    await page.route('**/assets/policies/*.pdf', () => {});
    await visit(page, '/en/policies?view=pdf');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.clock.fastForward(20_000);
    await expect(page.getByText('The file is not arriving')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download PDF' }).last()).toBeVisible();
    await page.getByRole('button', { name: 'Read as text' }).click();
    await expect(page.locator('#section-1')).toBeVisible();
  });
});
