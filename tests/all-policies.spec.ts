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
