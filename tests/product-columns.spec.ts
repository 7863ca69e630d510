/** What stands on the columns of the products' cards. */
import { expect, test, visit } from './base.ts';

test('what is said of the wallet stands in equal columns, on those of the cards where these are four', async ({
  page,
}) => {
  for (const [width, columns] of [
    [768, 2],
    [1024, 2],
    [1280, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/pt/products');
    const placesOf = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().x)));
    const places = await placesOf('#wallet dl > div');
    expect(new Set(places).size, `at ${width} px`).toBe(columns);
    if (columns === 4) expect(places).toEqual(await placesOf('#strip > li'));
  }
});

for (const language of ['en', 'ar']) {
  test(`two whole cards are seen beside the chat, and no sliver of a third (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await visit(page, `/${language}/products`);
    const cards = page.locator('#strip > li');
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.99 });
    await expect(cards.nth(2)).not.toBeInViewport();
  });
}
