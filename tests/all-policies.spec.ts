/** How the head of all policies stands to the box, and what the documents are called. */
import { expect, test, visit } from './base.ts';
import { addressOf, languages } from './pages.ts';

test.use({ viewport: { width: 1440, height: 900 } });

for (const language of languages) {
  test(`the box of all policies begins high under the title, beside its search, and is as high as the window allows (${language})`, async ({
    page,
  }) => {
    await visit(page, addressOf('total-policy', language, true));
    const box = page.locator('main [role="region"]');
    const field = page.locator('main [role="search"]');
    const [frame, search, title] = [
      (await box.boundingBox())!,
      (await field.boundingBox())!,
      (await page.locator('h1').boundingBox())!,
    ];
    expect(frame.y).toBeLessThan(300);
    expect(frame.height).toBeGreaterThan(780);
    expect(search.y).toBeCloseTo(frame.y, 0);
    const isBeside = search.x + search.width <= frame.x || search.x >= frame.x + frame.width;
    expect(isBeside, 'the search stands on the column of the contents').toBe(true);
    expect(title.y + title.height, 'and both under the title').toBeLessThanOrEqual(frame.y);
  });

  test(`the group’s app policies have both their names in the list and in the box (${language})`, async ({
    page,
  }) => {
    await visit(page, addressOf('total-policy', language, true));
    const listed = page.locator('main nav a[href="#group-app-policies"]');
    const [short, full] = [
      await listed.evaluate((link) => link.firstChild!.textContent),
      await listed.locator('> :last-child').textContent(),
    ];
    const plain = (words: string) => words.replaceAll(/\s+/gu, ' ');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heading = page.locator('#group-app-policies h2:visible').first();
      const words = plain(await heading.innerText());
      expect(words, `at ${width} px`).toContain(plain(short!));
      expect(words, `at ${width} px`).toContain(plain(full!));
    }
  });
}

test('a document opens with its icon over its name, which is larger than the titles below it and stays', async ({
  page,
}) => {
  await visit(page, '/pt/totalPolicy');
  const box = page.locator('main [role="region"]');
  const [name, icon] = [
    box.getByRole('heading', { level: 2 }).first(),
    box.locator('article svg:visible').first(),
  ];
  const sizeOf = (heading: typeof name) =>
    heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf(name)).toBeGreaterThan(
    1.2 * (await sizeOf(box.getByRole('heading', { level: 3 }).first())),
  );
  await box.evaluate((element) => element.scrollTo({ top: 600, behavior: 'instant' }));
  const [frame, title, drawing] = [
    (await box.boundingBox())!,
    (await name.boundingBox())!,
    (await icon.boundingBox())!,
  ];
  expect(title.y - frame.y, 'the name').toBeGreaterThanOrEqual(8);
  expect(title.y - frame.y, 'and little more').toBeLessThan(24);
  expect(drawing.y + drawing.height, 'the icon is scrolled away').toBeLessThanOrEqual(frame.y);
});

test('on a phone the box fades at its foot while there is more, and not over the last of its folds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/pt/totalPolicy');
  const box = page.locator('main [role="region"]');
  const fade = () => box.evaluate((element) => getComputedStyle(element, '::after').opacity);
  expect(await fade()).toBe('0');
  await box.locator('summary').nth(1).click();
  await expect.poll(fade).toBe('1');
  await box.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  await expect.poll(fade).toBe('0');
});

test('no two documents have the same icon', async ({ page }) => {
  await visit(page, addressOf('total-policy', 'pt', true));
  const shapes = await page
    .locator('main nav svg > path:first-child')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')!).filter((d) => d.length > 100));
  expect(shapes).toHaveLength(6);
  expect(new Set(shapes).size).toBe(6);
});
