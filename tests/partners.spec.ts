/** The partners page: what opens and closes, and the arrow to the sign-up card. */
import sharp from 'sharp';
import { expect, test, visit } from './base.ts';
import { addressOf, languages } from './pages.ts';
import { copyOf } from './words.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the items open and close by themselves, several at a time', async ({ page }) => {
      await page.goto('/en/partners');
      const items = page.locator('#our-partners details');
      await expect(items).toHaveCount(3);
      const first = items.nth(0).getByText('Pix and Web3 connected');
      const second = items.nth(1).getByText('recorded on a blockchain');
      await expect(first).toBeVisible();
      await expect(second).toBeVisible();

      await items.nth(1).locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(second).toBeHidden();
      await expect(first).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(second).toBeVisible();

      await items.nth(0).locator('summary').click();
      await expect(first).toBeHidden();
      await expect(second).toBeVisible();
    });

    test('the arrow of the benefits leads to the sign-up card', async ({ page }) => {
      await page.goto('/ar/partners');
      await page
        .locator('#benefits')
        .getByRole('link', { name: copyOf('ar', 'partners').form.submit })
        .click();
      await expect(page).toHaveURL(/#card$/u);
      await expect.poll(() => page.locator('#card').evaluate(topInWindow)).toBeLessThan(200);
      await expect.poll(() => page.locator('#card').evaluate(topInWindow)).toBeGreaterThanOrEqual(0);
    });
  });
}

for (const language of languages) {
  test(`only the first item stands open on a phone, and a press opens the others (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `/${language}/partners`);
    const items = page.locator('#our-partners details');
    await expect(items.nth(1)).not.toHaveAttribute('open');
    await expect(items.nth(2)).not.toHaveAttribute('open');
    await expect(items.nth(0)).toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2).getByRole('link').last()).toBeVisible();
  });
}

test('the three items stand in columns where there is room, and in rows where there is none', async ({
  page,
}) => {
  const rowsOf = (selector: string) =>
    page
      .locator(`#our-partners details ${selector}`)
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // In Spanish the titles are of one line and of two.
    await page.goto('/es/partners');
    expect(await rowsOf('h3'), `titles at ${width} px`).toBe(1);
    expect(await rowsOf('p'), `texts at ${width} px`).toBe(1);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await rowsOf('h3')).toBe(3);
});

test('what opens shows its arrow in columns only where it is pointed at, has the focus, or is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/partners');
  const summary = page.locator('#our-partners summary').first();
  await summary.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const arrow = summary.locator('svg');
  await expect(arrow).toHaveCSS('opacity', '0');
  await summary.hover();
  await expect(arrow).toHaveCSS('opacity', '1');
  await summary.click();
  await page.mouse.move(0, 0);
  await expect(arrow).toHaveCSS('opacity', '1');
});

for (const language of languages) {
  test(`Eden is shown among what can be talked about, and said to be an illustration (${language})`, async ({
    page,
  }) => {
    await visit(page, addressOf('partners', language, true));
    const { eden } = copyOf(language, 'partners').benefits;
    const figure = page.locator('#benefits figure');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('img')).toHaveCount(1);
    const { signatures } = copyOf(language, 'services').eden;
    for (const words of [signatures.text, signatures.before])
      await expect(figure.getByText(words, { exact: true }), 'as on the services page').toBeVisible();
    const caption = figure.locator('figcaption');
    await expect(caption).toHaveText(eden.caption, { useInnerText: true });
    await expect(figure, 'what is said of Eden is no illustration').not.toContainText(eden.text);
    const [said, drawn] = [(await caption.boundingBox())!, (await figure.locator('img').boundingBox())!];
    expect(said.y + said.height, 'said before it is seen').toBeLessThan(drawn.y);
    await page.locator('#benefits a[href$="#eden"]').click();
    await expect(page).toHaveURL(addressOf('services', language, true) + '#eden');
  });
}

for (const language of languages) {
  test(`what the partnership brings together leads on from one line (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, addressOf('partners', language, true));
    const tops = await page
      .locator('#our-partners details p + a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  });
}

for (const language of languages) {
  test(`Eden stands beside the title and the other topics, as high as both (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, addressOf('partners', language, true));
    const [head, eden, others] = await page.locator('#benefits .grid > *').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    expect(Math.abs(eden!.top - head!.top)).toBeLessThan(1);
    expect(Math.abs(eden!.bottom - others!.bottom)).toBeLessThan(1);
    expect(others!.top - head!.bottom, 'without a hole below the title').toBeLessThan(120);
  });
}

function topInWindow(element: Element): number {
  return element.getBoundingClientRect().top;
}

for (const width of [320, 360, 390]) {
  test(`the Chinese title stands in its two clauses at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/zh/partners');
    const lines = await page.locator('h1').evaluate((title) => {
      const { lineHeight } = getComputedStyle(title);
      return Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
    expect(lines).toBe(2);
  });
}

for (const width of [768, 1024, 1440]) {
  test(`no Arabic line ends between “on” and what the bank is built on, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/ar/partners');
    const bottoms = await page.locator('#meet .statement').evaluate((statement) => {
      const start = statement.firstChild as Text;
      const on = document.createRange();
      on.setStart(start, start.data.lastIndexOf('على'));
      on.setEnd(start, start.data.lastIndexOf('على') + 3);
      return [on, statement.querySelector('button')!].map((each) => each.getBoundingClientRect().bottom);
    });
    expect(Math.abs(bottoms[0]! - bottoms[1]!)).toBeLessThan(10);
  });
}

test('no line of the drawing runs through the words of the card on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pt/partners');
  const link = page.locator('#card form a');
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox())!;
  // Beside its words, as high as they are.
  const clip = { x: x + width + 8, y, width: 390 - 20 - x - width - 8, height };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  expect(Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min))).toBeLessThan(6);
});

for (const language of ['pt', 'ar', 'zh']) {
  test(`the picture stands clear of the first button on a phone (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/${language}/partners`);
    await expect
      .poll(() =>
        page
          .locator('main img')
          .first()
          .evaluate((image: HTMLImageElement) => image.complete),
      )
      .toBe(true);
    const button = page.locator('main > :first-child a[href="#card"]');
    const { x, y, width, height } = (await button.boundingBox())!;
    const clip = { x, y: y + height + 2, width, height: 12 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    expect(Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min))).toBeLessThan(24);
  });
}

for (const width of [320, 360, 768, 1024, 1440]) {
  test(`the marks of the partners share the width beneath their sentence at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/pt/partners');
    const boxOf = async (selector: string) => (await page.locator(`#meet ${selector}`).boundingBox())!;
    const [sentence, list, first, last] = [
      await boxOf('div:has(> ul) > p'),
      await boxOf('ul >> nth=0'),
      await boxOf('li svg >> nth=0'),
      await boxOf('li svg >> nth=1'),
    ];
    expect(list.y, 'beneath it').toBeGreaterThan(sentence.y + sentence.height);
    expect(Math.abs(list.x - sentence.x), 'on its column').toBeLessThan(1);
    expect(Math.abs(first.y - last.y), 'in one row').toBeLessThan(3);
    const middle = (box: { x: number; width: number }) => (box.x + box.width / 2 - list.x) / list.width;
    expect(Math.abs(middle(first) - 0.25), 'in the middle of its half').toBeLessThan(0.01);
    expect(Math.abs(middle(last) - 0.75), 'in the middle of its half').toBeLessThan(0.01);
    expect(first.height).toBeGreaterThan(width < 768 ? 20 : 26);
    expect(first.x).toBeGreaterThanOrEqual(list.x);
  });
}

for (const language of languages) {
  test(`how a partnership begins is told in two steps, before the form (${language})`, async ({ page }) => {
    const { steps } = copyOf(language, 'partners').form;
    await visit(page, addressOf('partners', language, true));
    const told = page.locator('#card').getByRole('listitem');
    await expect(told).toHaveText(Object.values(steps), { useInnerText: true });
    const last = (await told.last().boundingBox())!;
    expect(last.y + last.height).toBeLessThan((await page.locator('#card form').boundingBox())!.y);
  });
}
