/** A tablet held upright: composed, and nothing twice on the first screen. */
import { expect, test, visit } from './base.ts';
import { addressOf, languages, siteConfig } from './pages.ts';
import { copyOf } from './words.ts';

test.use({ viewport: { width: 768, height: 1024 } });

test('the first screen of home offers the account once; the header does when that is gone', async ({
  page,
}) => {
  await visit(page, '/pt');
  const ways = page.locator(`a[href="${siteConfig.accountUrl}"]:visible`);
  const inSight = () =>
    ways.evaluateAll(
      (links) => links.filter((link) => link.getBoundingClientRect().top < innerHeight - 52).length,
    );
  expect(await inSight()).toBe(1);
  await page.mouse.wheel(0, 1400);
  await expect(page.locator(`header a[href="${siteConfig.accountUrl}"]`)).toBeInViewport();
});

test('the points of a product stand beneath words and picture, over the whole width', async ({ page }) => {
  await visit(page, '/pt/products');
  const points = (await page.locator('#consultancy dl').boundingBox())!;
  const picture = (await page.locator('#consultancy picture').boundingBox())!;
  expect(points.width).toBeGreaterThan(640);
  expect(points.y - (picture.y + picture.height), 'no hole between').toBeLessThan(60);
  expect(points.y - (picture.y + picture.height)).toBeGreaterThan(-60);
});

for (const language of languages) {
  test(`the points of the VIP service stand clear of its drawing (${language})`, async ({ page }) => {
    await visit(page, addressOf('products', language, true));
    const shape = (await page.locator('#vip > svg').boundingBox())!;
    const points = (await page.locator('#vip dl').boundingBox())!;
    expect(shape.height).toBeGreaterThan(300);
    expect(shape.y + shape.height).toBeLessThanOrEqual(points.y);
  });
}

test('nothing floats over the words, and the chat waits at the end', async ({ page }) => {
  await visit(page, '/pt/partners');
  const chat = page.locator('aside a[href^="https://wa.me/"]');
  await expect(chat).not.toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(chat).not.toBeInViewport();
  await chat.focus();
  await expect(chat).toBeInViewport({ ratio: 1 });
});

test('the arrow of a link follows its last word, also on a second line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await visit(page, '/es/services');
  const link = page.locator('#eden').getByRole('link', { name: copyOf('es', 'services').eden.link });
  const [lines, gap] = await link.evaluate((element) => {
    const words = element.querySelector('span')!;
    const range = document.createRange();
    range.selectNodeContents(words);
    const boxes = [...range.getClientRects()];
    return [boxes.length, element.querySelector('svg')!.getBoundingClientRect().left - boxes.at(-1)!.right];
  });
  expect(lines).toBe(2);
  expect(gap).toBeGreaterThan(4);
  expect(gap).toBeLessThan(16);
});

for (const width of [390, 768]) {
  test(`the way up ends at the edge of the page where no chat floats, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    const ends = async (path: string) => {
      await visit(page, path);
      const [up, line] = [
        (await page.locator('footer a[href="#top"]').boundingBox())!,
        (await page.locator('footer > div > :first-child').boundingBox())!,
      ];
      return line.x + line.width - up.x - up.width;
    };
    expect(await ends('/pt/contact')).toBeLessThan(16);
    expect(await ends('/pt/about-us')).toBeGreaterThan(44);
  });
}
