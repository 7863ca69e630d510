/** How a PDF opens: where, and with its tools in one row. */
import { expect, holdBack, running, test, visit } from './base.ts';
import { addressOf, languages } from './pages.ts';
import { tellSeveralAtOnce } from './told-late.ts';

test('a PDF opens at its first page, also when the room for it is measured late', async ({ page }) => {
  // As in a tab in the background: no size is told before the document is there.
  await page.addInitScript(() => {
    window.ResizeObserver = class extends ResizeObserver {
      override observe(...target: Parameters<ResizeObserver['observe']>) {
        if (document.querySelector('[data-page]')) super.observe(...target);
        else requestAnimationFrame(() => this.observe(...target));
      }
    };
  });
  await visit(page, '/pt/policies?view=pdf');
  const first = page.locator('[data-page="1"]');
  await expect(first.locator('canvas')).toBeVisible();
  await expect(first).toBeInViewport();
  await expect(page.getByRole('toolbar').getByRole('textbox').first()).toHaveValue('1');
  expect(await first.evaluate((sheet) => sheet.closest('[role="region"]')!.scrollTop)).toBe(0);
});

test('a page that left and came back before the viewer was told stays drawn', async ({ page }) => {
  await tellSeveralAtOnce(page);
  await visit(page, '/pt/policies?view=pdf');
  const first = page.locator('[data-page="1"]');
  await expect(first.locator('canvas')).toBeVisible();
  await expect(first.locator('[data-coming]')).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`until the first page is drawn a sheet as wide as it says so, in sight, at ${width} px`, async ({
    page,
  }) => {
    // Whether the words ever lay over the picture of the page.
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const sheet = document.querySelector('[data-page="1"]');
        const [words, picture] = [
          sheet?.querySelector('[data-coming] > :last-child'),
          sheet?.querySelector('canvas'),
        ];
        if (!words || !picture?.style.inlineSize) return;
        const range = document.createRange();
        range.selectNodeContents(words);
        const { left, top, width: wide, height } = range.getBoundingClientRect();
        const all = document.elementsFromPoint(left + wide / 2, top + height / 2);
        const isCovered = all.indexOf(picture) < all.indexOf(words);
        document.documentElement.dataset.covered = isCovered ? 'words' : 'picture';
      }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
    });
    await page.setViewportSize({ width, height: 800 });
    const send = await holdBack(page, '**/*.pdf');
    // Its own address: at that of the list, a phone shows the list first.
    await page.goto(addressOf({ document: 'anti-corruption' }, 'pt', true) + '?view=pdf');
    const coming = page.getByText('Abrindo o documento');
    await expect(coming).toBeInViewport({ ratio: 1 });
    const blank = page.locator('div:has(> div > #loading-title)');
    const sheet = (await blank.boundingBox())!;
    // Where it can be read, the head of the document stands there already, as the file has it.
    const title = blank.getByText((await page.locator('h1').textContent())!);
    await expect(title).toBeVisible({ visible: width === 1280 });
    send();
    const first = page.locator('[data-page="1"]');
    await expect(first.locator('canvas')).toBeVisible();
    const drawn = (await first.boundingBox())!;
    if (width === 1280) {
      expect(Math.abs(sheet.x - drawn.x)).toBeLessThan(2);
      expect(Math.abs(sheet.width - drawn.width)).toBeLessThan(2);
    }
    expect(Math.abs(sheet.y - drawn.y)).toBeLessThan(2);
    await expect(first.locator('[data-coming]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-covered', 'words');
  });
}

for (const language of ['en', 'ar'] as const) {
  test(`who has begun to read the text before scripts run goes on where they were (${language})`, async ({
    page,
  }) => {
    const start = await holdBack(page, '**/assets/main-*.js');
    await page.goto(`/${language}/policies`);
    const passage = page.locator('#section-4 p').first();
    const topOf = () => passage.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await passage.evaluate((element) => {
      const frame = element.closest('#frame')!;
      frame.scrollTop += element.getBoundingClientRect().top - frame.getBoundingClientRect().top;
    });
    await expect(passage).toBeInViewport();
    const before = await topOf();
    start();
    await running(page);
    await expect(page.locator('#frame')).toHaveCount(0);
    await expect(passage).toBeVisible();
    // What stands above may take a line more or less, when it gets the web fonts.
    expect(Math.abs((await topOf()) - before)).toBeLessThan(60);
  });
}

for (const language of languages) {
  test(`the tools of the viewer stand in one row on a laptop (${language})`, async ({ page }) => {
    await visit(page, `/${language}/policies?view=pdf`);
    const tools = page.getByRole('toolbar');
    await expect(tools).toBeVisible();
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await tools.boundingBox())!.height, `${width} px`).toBeLessThan(60);
      const field = (await tools.getByRole('search').boundingBox())!;
      expect(field.width, `the search at ${width} px`).toBeGreaterThan(150);
    }
  });
}
