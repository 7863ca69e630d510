/** The zoom of the viewer: a press shows at once, and the text stays over its picture. */
import { expect, test, visit } from './base.ts';
import { copyOf } from './words.ts';

for (const language of ['pt', 'ar'] as const) {
  test(`a press stretches the picture before it is drawn anew, and the text with it (${language})`, async ({
    page,
  }) => {
    await visit(page, `/${language}/policies?view=pdf`);
    const sheet = page.locator('[data-page="1"]');
    await expect(sheet.locator('.textLayer span').first()).toBeAttached();
    const zoomIn = page.getByRole('button', { name: copyOf(language, 'policies').viewer.zoomIn });
    const [before, after] = await zoomIn.evaluate(async (button: HTMLElement) => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas')!;
      const now = () => ({ drawn: canvas.width, shown: canvas.offsetWidth });
      const first = now();
      button.click();
      // React answers it when this task ends; the next frame is not yet there.
      await Promise.resolve();
      return [first, now()] as const;
    });
    expect(after.shown, 'the picture is larger').toBeGreaterThan(before.shown);
    expect(after.drawn, 'it is the one that was there').toBe(before.drawn);

    const size = (await sheet.boundingBox())!;
    await expect
      .poll(() => sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width), 'drawn anew')
      .toBe(Math.floor(size.width));
    const text = (await sheet.locator('.textLayer').boundingBox())!;
    expect(Math.abs(text.x - size.x), 'the text begins where the page does').toBeLessThan(1);
    expect(Math.abs(text.width - size.width), 'and is as wide').toBeLessThan(3);
    expect(Math.abs(text.height - size.height), 'and as high').toBeLessThan(3);
  });
}

test('what was drawn stays in sight while the window changes, and after a print', async ({ page }) => {
  await visit(page, '/en/policies?view=pdf');
  const sheet = page.locator('[data-page="1"]');
  const watched = await sheet.evaluateHandle((element) => {
    const small = new OffscreenCanvas(100, 140).getContext('2d', { willReadFrequently: true })!;
    /** How many pixels of the page's picture, made small, are no paper. */
    const letters = () => {
      const canvas = element.querySelector('canvas');
      if (!canvas?.width) return 0;
      small.clearRect(0, 0, 100, 140);
      small.drawImage(canvas, 0, 0, 100, 140);
      const { data } = small.getImageData(0, 0, 100, 140);
      let count = 0;
      for (let at = 0; at < data.length; at += 4) if (data[at + 3]! > 0 && data[at]! < 230) count += 1;
      return count;
    };
    const state = { letters, frames: 0, blank: 0 };
    const look = () => {
      state.frames += 1;
      if (letters() === 0) state.blank += 1;
      requestAnimationFrame(look);
    };
    return Object.assign(state, { look });
  });
  await expect.poll(() => watched.evaluate(({ letters }) => letters())).toBeGreaterThan(0);
  await watched.evaluate(({ look }) => look());

  const drawnWidth = () => sheet.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width);
  const sizes = [
    [1100, 700],
    [1440, 2400],
    [1280, 800],
  ] as const;
  for (const [width, height] of sizes) {
    const before = await drawnWidth();
    await page.setViewportSize({ width, height });
    await expect.poll(drawnWidth, `drawn anew at ${width} px`).not.toBe(before);
  }

  const width = await drawnWidth();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeHidden();
  const seen = await watched.evaluate(({ frames }) => frames);
  await expect.poll(() => watched.evaluate(({ frames }) => frames)).toBeGreaterThan(seen + 3);
  await page.emulateMedia({ media: 'screen' });
  await expect(sheet).toBeVisible();
  expect(await drawnWidth()).toBe(width);
  expect(await watched.evaluate(({ blank }) => blank), 'frames without a letter').toBe(0);
});
