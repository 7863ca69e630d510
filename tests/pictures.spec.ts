/** The pictures behind the words: each window is shown the composition that is made for its width. */
import sharp from 'sharp';
import { expect, type Page, test, visit } from './base.ts';

const shownAt = (page: Page, section: string) =>
  page
    .locator(`${section} picture img`)
    .first()
    .evaluate((img: HTMLImageElement) => /-(\w+)-[0-9a-f]{8}-\d+\.\w+$/u.exec(img.currentSrc)?.[1]);

for (const [path, section, onTablet] of [
  ['/pt', 'main', 'portrait'],
  ['/pt', '#security', 'medium'],
  ['/pt/services', 'main', 'wide'],
  ['/pt/partners', 'main', 'wide'],
  ['/pt/about-us', 'main', 'wide'],
] as const) {
  test(`the background of ${path} ${section} changes at 550, 640 and 768 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await visit(page, path);
    await page.locator(`${section} picture`).first().scrollIntoViewIfNeeded();
    for (const [width, composition] of [
      [390, 'portrait'],
      [549, 'portrait'],
      [550, 'compact'],
      [639, 'compact'],
      [640, 'small'],
      [767, 'small'],
      [768, onTablet],
      [1023, onTablet],
      [1280, 'wide'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => shownAt(page, section), `at ${width} px`).toBe(composition);
    }
  });
}

for (const path of ['/pt', '/pt/about-us', '/pt/services', '/pt/partners', '/pt/products'])
  test(`no picture of ${path} is wider than the page at 2560 px`, async ({ page }) => {
    await page.setViewportSize({ width: 2560, height: 1200 });
    await visit(page, path);
    const widths = await page
      .locator('main picture')
      .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLElement).offsetWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(1920);
  });

for (const width of [390, 550, 639, 640, 700, 767]) {
  test(`the outline of the picture of about-us is whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    await visit(page, '/pt/about-us');
    const picture = page.locator('main picture').first();
    await picture.locator('img').evaluate((img: HTMLImageElement) => img.decode());
    const box = (await picture.boundingBox())!;
    // Where its upper edge ends to fade there is nothing yet but the background.
    const clip = { x: 0, y: box.y + 0.1 * box.height, width, height: 1 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    expect(Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min))).toBeLessThan(12);
  });
}
